import { canDecide } from '#contract/motions/rules-presence.ts';
import { Refused } from '#contract/refusals.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { finishVote } from '../../course/steps-finish.ts';
import { finishLed } from '../../meetings/writing/steps.ts';
import { pointsOf } from '../../motions/queries-points.ts';
import { pointRuleOf } from '../../motions/steps-rules.ts';
import { closePoint, heldMeeting } from '../../presence/steps.ts';
import { roomNow } from './queries-room.ts';
import { type At, begunEvening } from './steps.ts';
import { courseOf } from './steps-read.ts';

/**
 * Ends the meeting and its vote. What the room could still decide has to be decided first; once it cannot decide any more
 * whatever is left is not adopted.
 */
export async function endEvening(portal: Portal, at: At, id: number): Promise<void> {
  const { db, scope, now } = at;
  const { meeting } = await begunEvening(at, id);
  const { points, voteId } = await courseOf(at, meeting);
  const on = points.find((p) => p.state === 'open');
  if (on) throw new Refused('COURSE.ERRORS.POINT_OPEN', { params: { point: on.label } });
  const vote = await heldMeeting(db, scope, voteId as number);
  const { all, present } = await roomNow(db, scope, vote.id);
  for (const own of await pointsOf(db, scope, vote.id)) {
    if (own.closedAt !== null) continue;
    const label = points.find((p) => p.votePointId === own.id)?.label ?? own.name;
    if (canDecide(pointRuleOf(vote, own), { present: present.share, base: all.share }))
      throw new Refused('COURSE.ERRORS.UNDECIDED', { params: { point: label } });
    await closePoint(portal, at, { id: vote.id, point: own.id, lost: true });
  }
  await finishVote(portal, at, vote.id);
  await finishLed(at, id);
  await record(db, scope, now, { noun: 'meetings', nounId: id, verb: 'finish', detail: { name: meeting.name } });
}
