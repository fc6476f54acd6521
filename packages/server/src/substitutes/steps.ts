import { dayIn } from '#contract/base/time/dates.ts';
import { failedOf, leftOf, termsOf } from '#contract/substitutes/rules.ts';
import type { SubstituteView } from '#contract/substitutes/schema.ts';
import { courseOf } from '../assembly/course/steps-read.ts';
import type { Db } from '../base/db/db.ts';
import { may, type Scope } from '../base/http/gate.ts';
import { type Meeting, meetingSeen } from '../meetings/rows/queries.ts';
import { seesAll } from '../meetings/rows/queries-audience.ts';
import { statutesOf } from '../proxies/queries-around.ts';
import * as q from './queries.ts';

export type At = { db: Db; scope: Scope; now: Date };

/** Whether the meeting is over without having been able to decide, and ids of points that come again. */
export async function failureOf(at: At, m: Meeting): Promise<{ failed: SubstituteView['failed']; left: number[] }> {
  if (m.status !== 'finished' || m.cancelledAt !== null || !m.isPublic) return { failed: null, left: [] };
  const { points } = await courseOf(at, m);
  const failed = failedOf(points);
  return { failed, left: failed ? leftOf(points).map((p) => p.id) : [] };
}

const tied = (m: q.TiedMeeting | null) => m && { id: m.id, name: m.name, start: m.start.toISOString() };

/** What stands for the meeting, or what it stands for. */
export async function viewOf(at: At, id: number): Promise<SubstituteView> {
  const { db, scope, now } = at;
  const m = await meetingSeen(db, scope, id);
  const of = await q.failedBefore(db, scope, id);
  const meeting = await q.standingFor(db, scope, id);
  const vote = await q.votedInstead(db, scope, id);
  const { substitute, noticeDays } = await statutesOf(db, scope);
  const administers = seesAll(scope);
  const { failed, left } = administers ? await failureOf(at, m) : { failed: null, left: [] };
  const from = of ? of.start : failed ? m.startsAt : null;
  const isAhead = of === null || m.status !== 'finished';
  const writes = scope.mayWrite && scope.memberId !== null && failed !== null && left.length > 0;
  return {
    ...{ of: tied(of), vote, failed, pointCount: left.length, allowed: substitute },
    meeting: meeting && {
      id: meeting.id,
      name: meeting.name,
      start: meeting.start.toISOString(),
      status: meeting.status,
    },
    terms: administers && from && isAhead ? termsOf(dayIn(from), noticeDays, dayIn(now)) : null,
    may: {
      substitute: writes && substitute && meeting === null,
      perRollam: writes && vote === null && may(scope, 'vote', 'rw'),
    },
  };
}
