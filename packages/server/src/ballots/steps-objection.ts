import { dayIn } from '#contract/base/time/dates.ts';
import { Refused } from '#contract/refusals.ts';
import { tellObjection } from '../answers/notices.ts';
import { actsAlone, ownSeats, type Seat, seatsById } from '../answers/queries.ts';
import { heldVote } from '../answers/steps-write.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope, Session } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { append } from '../ledger/steps.ts';
import { isClosed, type Vote } from '../motions/queries.ts';
import { type PaperRow, papersOfSeats } from '../paper/counting/queries.ts';
import { holdMoreThanHalf } from '../paper/counting/queries-course.ts';
import { voidPapers } from '../paper/counting/steps-settle.ts';
import { addObjection, isGivenBefore, objectorsOf } from './queries-objection.ts';

type At = { scope: Scope; session: Session; now: Date };
type Given = { id: number; seat: number; text: string };

/** Whether those who object to the paper may undo it: whoever acts for the seat, or co-owners of more than half. */
async function mayUndo(db: Db, { scope, now }: At, vote: Vote, seat: Seat, paper: PaperRow): Promise<boolean> {
  if (vote.status !== 'run' || isClosed(vote, now)) return false;
  // What the former owner gave holds against who bought the unit.
  if (await isGivenBefore(db, scope, seat.id, paper.seq)) return false;
  const objectors = await objectorsOf(db, scope, paper.id);
  if (await actsAlone(db, scope, vote.id, seat.id, objectors)) return true;
  return holdMoreThanHalf(db, scope, seat.id, objectors, dayIn(now));
}

/** What the objection is to: the paper of the seat that counts or waits, else the ballot somebody else cast. */
async function aimOf(db: Db, scope: Scope, vote: Vote, seat: Seat, memberId: number): Promise<PaperRow[]> {
  const papers = (await papersOfSeats(db, scope, vote.id, [seat.id])).filter((p) => p.voidAt === null);
  if (papers.length === 0 && seat.answered === 0) throw new Refused('VOTE.ERRORS.NOT_CAST');
  const by = papers.length > 0 ? (papers.find((p) => p.counts) ?? papers[0])?.recordedBy : seat.cast_by;
  if (by === memberId) throw new Refused('VOTE.ERRORS.NOT_CAST_BY_OTHER');
  return papers;
}

/**
 * Writes down that an owner says the ballot in their name was not theirs, and tells the committee; once. Before the end it
 * undoes a paper where those who object may act for the seat: its papers are void, and it votes anew.
 */
export async function object(db: Db, portal: Portal, at: At, given: Given): Promise<void> {
  const { scope, now } = at;
  const { memberId } = scope;
  const vote = await heldVote(db, scope, given.id);
  const [seat] = await seatsById(db, scope, vote.id, [given.seat]);
  if (!seat || seat.parted) throw new Refused('VOTE.ERRORS.SEAT_UNKNOWN');
  if (memberId === null || !(await ownSeats(db, scope, vote.id)).has(seat.id))
    throw new Refused('VOTE.ERRORS.NOT_YOURS');
  const papers = await aimOf(db, scope, vote, seat, memberId);
  const paper = papers.find((p) => p.counts) ?? papers[0];
  const one = { voteId: vote.id, seatId: seat.id, memberId, text: given.text, paperId: paper?.id ?? null };
  if (!(await addObjection(db, scope, one, now))) return;
  const fields = { by: memberId, ...(paper && { against: paper.seq }) };
  await append(db, scope, portal, vote.id, [{ kind: 'objection', seat: seat.id, fields }], now);
  const undone = paper !== undefined && (await mayUndo(db, at, vote, seat, paper));
  if (undone) await voidPapers(db, portal, at, vote, papers, 'objection');
  await tellObjection(db, portal, at, { vote, seat, text: given.text, fate: undone ? 'void' : 'stays' });
  await record(db, scope, now, { noun: 'votes', nounId: vote.id, verb: 'objection', detail: { seat: seat.id } });
}
