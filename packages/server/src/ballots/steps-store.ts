import { dayIn } from '#contract/base/time/dates.ts';
import { Refused } from '#contract/refusals.ts';
import { sendReceipts, tellOthers } from '../answers/notices.ts';
import {
  type Acting,
  actsFor,
  answersOf,
  ballotsOf,
  powersOf,
  type Seat,
  seatsById,
  votedUser,
} from '../answers/queries.ts';
import { type Ballot, checkWhole } from '../answers/steps.ts';
import { checkNoneVoted, checkTaken, heldVote, write } from '../answers/steps-write.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope, Session } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { unitsTurned } from '../census/queries-register.ts';
import { headView, receiptOf } from '../ledger/steps.ts';
import { voidByBallots } from '../paper/counting/steps-settle.ts';
import { holdForUse, noteUses } from '../proxies/steps-use.ts';
import { followIn } from '../transfers/steps.ts';
import { spendCode } from './queries-code.ts';
import { codeFor, countTry } from './steps-code.ts';

type Asking = { scope: Scope; session: Session; now: Date; ip: string };
type Given = { code: string; leaveOut: readonly number[] };

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
export async function storeOnline(db: Db, portal: Portal, asking: Asking, asked: Ballot, { code, leaveOut }: Given) {
  const { scope, now } = asking;
  checkTaken(asked.vote, 'online', now);
  checkWhole(asked);
  await countTry(db, portal, asking, asked.vote.id);
  const vote = await heldVote(db, scope, asked.vote.id);
  checkTaken(vote, 'online', now);
  // Whom the seats belong to is asked once more: the register may have changed while we waited for the ledger, or at midnight.
  const turned = await unitsTurned(db, scope, [...asked.answers.keys()], dayIn(now));
  if (turned.length > 0) await followIn(portal, { db, scope, now }, vote.id, turned, { source: 'planned' });
  const ballot = { ...asked, acts: await actsFor(db, scope, vote.id, now) };
  checkWhole(ballot);
  const found = await codeFor(db, portal, asking, ballot, code);
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
  const receipts = await write(db, portal, scope, ballot, rest, as, now);
  await voidByBallots(
    db,
    portal,
    asking,
    vote,
    rest.map((s) => s.id),
  );
  const seqOf = (seat: number) => receipts.find((r) => r.seat === seat)?.seq as number;
  const uses = powers.map((p) => ({ ...p, seq: seqOf(p.seat) }));
  await noteUses(db, scope, vote.id, uses, now);
  await sendReceipts(db, portal, asking, ballot, rest, receipts);
  await tellOthers(db, portal, asking, ballot, rest);
  await record(db, scope, now, { noun: 'votes', nounId: vote.id, verb: 'store', detail: { seats: rest.length } });
  return { receipts, refused: told };
}
