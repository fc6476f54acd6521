import { whyNotTaken } from '#contract/answers/rules.ts';
import type { Receipt } from '#contract/answers/schema.ts';
import type { Head, VoteType } from '#contract/motions/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { append, holdLedger, type NewEntry, receiptOf } from '../ledger/steps.ts';
import { type Vote, voteSeen } from '../motions/queries.ts';
import { type Acting, keepAnswers, type NewAnswer, type Seat, votedUser } from './queries.ts';
import type { Ballot } from './steps.ts';

/** The vote with its ledger held until the transaction ends. */
export async function heldVote(db: Db, scope: Scope, id: number): Promise<Vote> {
  await holdLedger(db, scope, id);
  // Read only now: whoever ended the vote held the ledger before us.
  return voteSeen(db, scope, id);
}

/** Refuses unless the vote takes ballots of this type now. */
export function checkTaken(vote: Vote, type: VoteType, now: Date): void {
  const why = whyNotTaken(vote, type, now);
  if (why) throw new Refused(why);
}

/** Refuses when any of the seats has voted, and lists those. */
export function checkNoneVoted({ points }: Ballot, seats: readonly Seat[]): void {
  const voted = seats.filter((s) => s.answered > 0);
  if (voted.length === 0) return;
  throw new Refused('VOTE.ERRORS.ALREADY', { data: { refused: voted.map((s) => votedUser(s, points.length)) } });
}

const said = (ballot: Ballot, seat: number) =>
  Object.fromEntries([...(ballot.answers.get(seat) ?? [])].map(([point, value]) => [String(point), value]));

/** One entry a seat, in the order of seats. */
export function ballotEntry(
  scope: Scope,
  ballot: Ballot,
  seat: number,
  as: Pick<Acting, 'channel' | 'fields'>,
): NewEntry {
  const fields = { ...as.fields, answers: said(ballot, seat), channel: as.channel, by: scope.memberId as number };
  return { kind: 'ballot', seat, fields };
}

const newAnswers = (ballot: Ballot, seat: number, channel: Acting['channel'], seq: number): NewAnswer[] =>
  [...(ballot.answers.get(seat) ?? [])].map(([point, value]) => ({ seat, point, value, channel, seq }));

/** Writes ballots of the seats into the ledger and beside it; answers their receipts. */
export async function write(
  db: Db,
  portal: Portal,
  scope: Scope,
  ballot: Ballot,
  seats: readonly Seat[],
  as: (seat: number) => Pick<Acting, 'channel' | 'fields'>,
  now: Date,
): Promise<Receipt[]> {
  const entries = seats.map((s) => ballotEntry(scope, ballot, s.id, as(s.id)));
  const written = await append(db, scope, portal, ballot.vote.id, entries, now);
  const rows = seats.flatMap((s, i) => {
    const seq = written.entries[i]?.seq as number;
    return newAnswers(ballot, s.id, as(s.id).channel, seq);
  });
  await keepAnswers(db, scope, ballot.vote.id, rows, now);
  return seats.map((s, i) => receiptOf(ballot.vote.id, s.id, written.entries[i]?.head as Head));
}
