import { whyNotTaken } from '#contract/answers/rules.ts';
import type { Receipt } from '#contract/answers/schema.ts';
import { dayIn } from '#contract/base/dates.ts';
import type { Head, VoteType } from '#contract/motions/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { sendReceipts, tellOthers } from '../answers/notices.ts';
import {
  type Acting,
  actsFor,
  answersOf,
  keepAnswers,
  type NewAnswer,
  powersOf,
  type Seat,
  seatsById,
  votedUser,
} from '../answers/queries.ts';
import { type Ballot, checkWhole } from '../answers/steps.ts';
import { record } from '../base/db/audit.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope, Session } from '../base/http/gate.ts';
import type { House } from '../base/http/handler.ts';
import { unitsTurned } from '../census/queries-register.ts';
import { ballotsOf } from '../ledger/queries.ts';
import { append, headView, holdLedger, type NewEntry, receiptOf } from '../ledger/steps.ts';
import { type Vote, voteSeen } from '../motions/queries.ts';
import { voidByBallots } from '../paper/counting/steps-settle.ts';
import { holdForUse, noteUses } from '../proxies/steps-use.ts';
import { followIn } from '../transfers/steps.ts';
import { spendCode } from './queries-code.ts';
import { codeFor, countTry } from './steps-code.ts';

type Asking = { scope: Scope; session: Session; now: Date; ip: string };
type Given = { code: string; leaveOut: readonly number[] };

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
  house: House,
  scope: Scope,
  ballot: Ballot,
  seats: readonly Seat[],
  as: (seat: number) => Pick<Acting, 'channel' | 'fields'>,
  now: Date,
): Promise<Receipt[]> {
  const entries = seats.map((s) => ballotEntry(scope, ballot, s.id, as(s.id)));
  const written = await append(db, scope, house, ballot.vote.id, entries, now);
  const rows = seats.flatMap((s, i) => {
    const seq = written.entries[i]?.seq as number;
    return newAnswers(ballot, s.id, as(s.id).channel, seq);
  });
  await keepAnswers(db, scope, ballot.vote.id, rows, now);
  return seats.map((s, i) => receiptOf(ballot.vote.id, s.id, written.entries[i]?.head as Head));
}

/** Receipts of seats that the same person gave the same answers for; null when anything differs. */
async function storedBefore(db: Db, scope: Scope, ballot: Ballot, seats: readonly Seat[]) {
  const ids = seats.map((s) => s.id);
  const kept = await answersOf(db, scope, ballot.vote.id, ids);
  const isSame = (s: Seat) => {
    const asked = [...(ballot.answers.get(s.id) ?? [])];
    return s.cast_by === scope.memberId && asked.every(([point, value]) => kept.get(s.id)?.get(point) === value);
  };
  if (seats.length === 0 || !seats.every(isSame)) return null;
  const entries = await ballotsOf(db, scope, ballot.vote.id, ids);
  return entries.map((e) => receiptOf(ballot.vote.id, e.seat, headView(e)));
}

/**
 * Stores an online ballot once and for all: the code is bound to it, no seat may have voted before. The same request sent
 * again (a double click, a lost answer) gets the same receipts and writes nothing.
 */
export async function storeOnline(db: Db, house: House, asking: Asking, asked: Ballot, { code, leaveOut }: Given) {
  const { scope, now } = asking;
  checkTaken(asked.vote, 'online', now);
  checkWhole(asked);
  await countTry(db, house, asking, asked.vote.id);
  const vote = await heldVote(db, scope, asked.vote.id);
  checkTaken(vote, 'online', now);
  // Whom the seats belong to is asked once more: the register may have changed while we waited for the ledger, or at midnight.
  const turned = await unitsTurned(db, scope, [...asked.answers.keys()], dayIn(now));
  if (turned.length > 0) await followIn(house, { db, scope, now }, vote.id, turned, { source: 'planned' });
  const ballot = { ...asked, acts: await actsFor(db, scope, vote.id, now) };
  checkWhole(ballot);
  const found = await codeFor(db, house, asking, ballot, code);
  const seats = await seatsById(db, scope, vote.id, [...ballot.answers.keys()]);
  const [refused, wanted] = [true, false].map((out) => seats.filter((s) => leaveOut.includes(s.id) === out));
  const told = (refused as Seat[]).map((s) => votedUser(s, ballot.points.length));
  const rest = wanted as Seat[];
  if (found.isUsed) {
    const before = await storedBefore(db, scope, ballot, rest);
    if (before) return { receipts: before, refused: told };
  }
  checkNoneVoted(ballot, rest.length > 0 ? rest : seats);
  if (found.isUsed) throw new Refused('VOTE.MODAL.CODE.EXPIRED');
  if (rest.length === 0) throw new Refused('VOTE.DETAIL.ERRORS.VOTE_NOT_COMPLETE');
  const powers = powersOf(ballot.acts, rest);
  await holdForUse(db, scope, vote.id, powers, now);
  await spendCode(db, scope, found.id, now);
  const as = (seat: number) => ballot.acts.get(seat) as Acting;
  const receipts = await write(db, house, scope, ballot, rest, as, now);
  await voidByBallots(
    db,
    house,
    asking,
    vote,
    rest.map((s) => s.id),
  );
  const seqOf = (seat: number) => receipts.find((r) => r.seat === seat)?.seq as number;
  const uses = powers.map((p) => ({ ...p, seq: seqOf(p.seat) }));
  await noteUses(db, scope, vote.id, uses, now);
  await sendReceipts(db, house, asking, ballot, rest, receipts);
  await tellOthers(db, house, asking, ballot, rest);
  await record(db, scope, now, { noun: 'votes', nounId: vote.id, verb: 'store', detail: { seats: rest.length } });
  return { receipts, refused: told };
}
