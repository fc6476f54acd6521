import { Refused } from '#contract/refusals.ts';
import { record } from '../../base/audit.ts';
import type { Db } from '../../base/db.ts';
import type { Scope, Session } from '../../base/gate.ts';
import type { House } from '../../base/handler.ts';
import { append } from '../ledger/steps.ts';
import { voteObjection } from '../tables.ts';
import { tellObjection } from './notices.ts';
import { ownSeats, seatsById } from './queries.ts';
import { heldVote } from './steps-store.ts';

type At = { scope: Scope; session: Session; now: Date };

/** Writes down that an owner says the ballot in their name was not theirs, and tells the committee; once. */
export async function object(db: Db, house: House, at: At, given: { id: number; seat: number; text: string }) {
  const { scope, now } = at;
  const { memberId } = scope;
  const vote = await heldVote(db, scope, given.id);
  const [seat] = await seatsById(db, scope, vote.id, [given.seat]);
  if (!seat) throw new Refused('VOTE.ERRORS.SEAT_UNKNOWN');
  if (memberId === null || !(await ownSeats(db, scope, vote.id)).has(seat.id))
    throw new Refused('VOTE.ERRORS.NOT_YOURS');
  if (seat.answered === 0) throw new Refused('VOTE.ERRORS.NOT_CAST');
  if (seat.cast_by === memberId) throw new Refused('VOTE.ERRORS.NOT_CAST_BY_OTHER');
  const one = { svjId: scope.svjId, voteId: vote.id, seatId: seat.id, memberId, text: given.text, at: now };
  const added = await db.insert(voteObjection).values(one).onConflictDoNothing().returning({ id: voteObjection.id });
  if (added.length === 0) return;
  await append(db, scope, house, vote.id, [{ kind: 'objection', seat: seat.id, fields: { by: memberId } }], now);
  await tellObjection(db, house, at, { vote, seat, text: given.text });
  await record(db, scope, now, { noun: 'votes', nounId: vote.id, verb: 'objection', detail: { seat: seat.id } });
}
