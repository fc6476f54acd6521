import type { Closing, CoursePoint, Rest } from '#contract/assembly/schema-course.ts';
import { Refused } from '#contract/refusals.ts';
import { seatsById } from '../../answers/queries.ts';
import type { Session } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { seatsInRoom } from '../../presence/queries.ts';
import { closePoint, heldMeeting, putAbstained } from '../../presence/steps.ts';
import { storeLocal } from '../../presence/steps-local.ts';
import { countWaiting } from '../rows/queries-door.ts';
import { type At, pointOn } from './steps.ts';
import { keepSumsOf } from './steps-sums.ts';

/** The point of the vote that decides what is on. */
function votedOn({ votePointId, label }: CoursePoint): number {
  if (votePointId === null) throw new Refused('COURSE.ERRORS.DECIDES_NOTHING', { params: { point: label } });
  return votePointId;
}

/** Everybody in the room without an answer agrees, as was said aloud, or is put as abstained by an act that names them. */
export async function answerRest(portal: Portal, at: At & { session: Session }, asked: Rest): Promise<void> {
  const { db, scope } = at;
  const { led, on } = await pointOn(at, asked.id, asked.point);
  const point = votedOn(on);
  const vote = await heldMeeting(db, scope, led.vote.id);
  const later = new Set(asked.except);
  const silent = (await seatsInRoom(db, scope, vote.id, point)).map((s) => s.id).filter((seat) => !later.has(seat));
  if (silent.length === 0) throw new Refused('COURSE.ERRORS.NOBODY_SILENT');
  if (asked.value === 'noVote') return putAbstained(portal, at, { id: vote.id, point, seats: silent });
  const seats = await seatsById(db, scope, vote.id, silent);
  const answers = new Map(seats.map((s) => [s.id, new Map([[point, 'agree' as const]])]));
  await storeLocal(db, portal, at, { vote, points: [], seats, answers, acts: new Map() });
}

/** Closes the point that is on with whoever is in the room: the first one once powers shown at the door are confirmed or refused. */
export async function closeOn(portal: Portal, at: At, { id, point, lost, refused }: Closing): Promise<void> {
  const { led, on, isFirst } = await pointOn(at, id, point);
  const { db, scope } = at;
  if (isFirst && (await countWaiting(db, scope, id)) > 0) throw new Refused('COURSE.ERRORS.POWERS_WAIT');
  const voted = votedOn(on);
  await closePoint(portal, at, { id: led.vote.id, point: voted, lost, refused });
  await keepSumsOf(at, led.vote.id, { id: on.id, votePointId: voted });
}
