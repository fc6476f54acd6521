import { whyNotOpened } from '#contract/assembly/rules-course.ts';
import type { CoursePoint, Officers } from '#contract/assembly/schema-course.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { record } from '../../base/log/audit.ts';
import { knownMembers } from '../../base/people/people.ts';
import { type Meeting, meetingSeen } from '../../meetings/rows/queries.ts';
import type { Vote } from '../../motions/queries.ts';
import { type Evening, eveningOf } from '../rows/queries.ts';
import * as q from './queries.ts';
import { courseOf } from './steps-read.ts';

export type At = { db: Db; scope: Scope; now: Date };

/** The meeting for whoever leads it: its attendance and answers are those of a vote, so it takes both rights. */
export async function meetingLed({ db, scope }: At, id: number, how: 'read' | 'lock' = 'read'): Promise<Meeting> {
  const meeting = await meetingSeen(db, scope, id, how);
  if (!may(scope, 'vote', 'rw')) throw new Refused('BASE.ERRORS.NO_PERMISSION');
  return meeting;
}

export type Led = { meeting: Meeting; evening: Evening; vote: Vote };

/** A called meeting whose people are being registered, held until the transaction ends. */
export async function eveningLed(at: At, id: number): Promise<Led> {
  const { db, scope } = at;
  const meeting = await meetingLed(at, id, 'lock');
  if (meeting.status !== 'scheduled') throw new Refused('COURSE.ERRORS.NOT_SCHEDULED');
  const evening = await eveningOf(db, scope, id, 'lock');
  const vote = await q.bookVoteOf(db, scope, id);
  if (!evening || vote?.status !== 'run') throw new Refused('COURSE.ERRORS.NOT_REGISTERING');
  return { meeting, evening, vote };
}

export async function begunEvening(at: At, id: number): Promise<Led> {
  const led = await eveningLed(at, id);
  if (led.evening.begunAt === null) throw new Refused('COURSE.ERRORS.NOT_BEGUN');
  return led;
}

const log = ({ db, scope, now }: At, { meeting: { id, name } }: Led, verb: 'begin' | 'officers' | 'turn' | 'discuss') =>
  record(db, scope, now, { noun: 'meetings', nounId: id, verb, detail: { name } });

/** Opens the meeting: whoever does chairs it until somebody is elected. */
export async function beginEvening(at: At, id: number): Promise<void> {
  const { db, scope, now } = at;
  const led = await eveningLed(at, id);
  if (led.evening.begunAt !== null) throw new Refused('COURSE.ERRORS.BEGUN');
  await q.changeEvening(db, scope, id, { begunAt: now, openedBy: scope.memberId }, now);
  await log(at, led, 'begin');
}

export async function nameOfficers(at: At, { id, chair, scribe }: Officers): Promise<void> {
  const { db, scope, now } = at;
  const led = await eveningLed(at, id);
  const named = { chair: chair?.id ?? null, scribe: scribe?.id ?? null };
  const known = await knownMembers(
    db,
    scope,
    Object.values(named).filter((one) => one !== null),
  );
  for (const [field, member] of Object.entries(named))
    if (member !== null && !known.has(member))
      throw new Refused('BASE.ERRORS.INVALID_INPUT', { fields: { [field]: 'BASE.FORM.INVALID' } });
  const set = {
    chairedBy: named.chair,
    chairedName: named.chair === null ? (chair?.name ?? '') : '',
    scribeBy: named.scribe,
    scribeName: named.scribe === null ? (scribe?.name ?? '') : '',
  };
  await q.changeEvening(db, scope, id, set, now);
  await log(at, led, 'officers');
}

/** Turns the meeting to a point. */
export async function openPoint(at: At, id: number, point: number): Promise<void> {
  const led = await begunEvening(at, id);
  const { points } = await courseOf(at, led.meeting);
  const why = whyNotOpened(points, point);
  if (why) throw new Refused(why, { params: { point: labelOf(points, point) } });
  await q.markOpened(at.db, at.scope, id, point, at.now);
  await log(at, led, 'turn');
}

const labelOf = (points: readonly CoursePoint[], id: number): string => points.find((p) => p.id === id)?.label ?? '';

/** `isFirst`: nothing was decided at the meeting yet. */
type On = { led: Led; on: CoursePoint; isFirst: boolean };
/** The point that is on, with the evening held. */
export async function pointOn(at: At, id: number, point: number): Promise<On> {
  const led = await begunEvening(at, id);
  const { points } = await courseOf(at, led.meeting);
  const on = points.find((p) => p.id === point);
  if (!on) throw new Refused('COURSE.ERRORS.POINT_UNKNOWN');
  if (on.state !== 'open') throw new Refused('COURSE.ERRORS.POINT_NOT_OPEN', { params: { point: on.label } });
  return { led, on, isFirst: points.every((p) => p.agreed === null && p.state !== 'lost') };
}

/** Closes a point that decides nothing. */
export async function closeDiscussed(at: At, id: number, point: number): Promise<void> {
  const { led, on } = await pointOn(at, id, point);
  if (on.kind !== 'information') throw new Refused('COURSE.ERRORS.DECIDES', { params: { point: on.label } });
  await q.markDiscussed(at.db, at.scope, point, at.now);
  await log(at, led, 'discuss');
}
