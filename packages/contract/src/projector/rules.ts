import type { CoursePoint } from '../assembly/schema-course.ts';
import { dayIn, startOf } from '../base/time/dates.ts';

/** So long after midnight it is still shown: an evening may last. */
const morning = 6 * 3600_000;

/** Until when a link of the meeting is good: the day on which it begins, or goes on, and the night after it. */
export function shownUntil(startsAt: Date, now: Date): Date {
  const day = dayIn(now < startsAt ? startsAt : now);
  return new Date((startOf(day, 1) as Date).getTime() + morning);
}

type Course = { begunAt: string | null; isFinished: boolean };
export const phases = ['before', 'running', 'over'] as const;
export type Phase = (typeof phases)[number];

export const phaseOf = ({ begunAt, isFinished }: Course): Phase =>
  isFinished ? 'over' : begunAt === null ? 'before' : 'running';

type Closed = Pick<CoursePoint, 'id' | 'state' | 'closedAt'>;
/** The point that was decided last; what was only discussed has no result. */
export function decidedLast<P extends Closed>(points: readonly P[]): P | null {
  const decided = points.filter((p) => p.state === 'passed' || p.state === 'rejected' || p.state === 'lost');
  return decided.reduce<P | null>((last, p) => ((p.closedAt ?? '') >= (last?.closedAt ?? '') ? p : last), null);
}
