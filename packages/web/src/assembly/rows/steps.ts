import { nextOf } from '#contract/assembly/rules-course.ts';
import type { Course, CourseNow, CoursePoint } from '#contract/assembly/schema-course.ts';

/** What may be said to a point, in the order of the buttons. */
export const castValues = ['agree', 'notAgree', 'noVote'] as const;
export type CastValue = (typeof castValues)[number];

/** What is to be done next: the one thing that the screen asks for. */
export type Step =
  | { step: 'register' }
  | { step: 'begin' }
  | { step: 'powers'; count: number }
  /** A point is over, or none was opened yet. */
  | { step: 'next'; point: CoursePoint }
  /** Somebody was elected and nobody was named to chair yet. */
  | { step: 'elected'; point: CoursePoint }
  | { step: 'end' }
  | { step: 'over' }
  | { step: 'talk'; point: CoursePoint }
  | { step: 'read'; point: CoursePoint }
  | { step: 'ask'; point: CoursePoint }
  | { step: 'remaining'; point: CoursePoint; count: number }
  | { step: 'close'; point: CoursePoint }
  | { step: 'lost'; point: CoursePoint };

/** What only this screen knows: the wording was read aloud, who is to be asked after the others, that an election was of somebody else. */
export type Aside = { isRead: boolean; later: readonly number[]; isSettled: boolean };

/** The point that is shown, on or over. */
export const pointOf = ({ points, now }: Pick<Course, 'points' | 'now'>): CoursePoint | null =>
  points.find((p) => p.id === now?.id) ?? null;

const isDecided = (points: readonly CoursePoint[]): boolean =>
  points.some((p) => p.state === 'passed' || p.state === 'rejected' || p.state === 'lost');

function votingStep(point: CoursePoint, { sums, excepted }: CourseNow, { isRead, later }: Aside): Step {
  const silent = sums?.silent.seats ?? 0;
  const said = (sums?.agree.seats ?? 0) + excepted.length;
  if (silent === 0 && said > 0) return { step: 'close', point };
  if (said === 0 && !isRead) return { step: 'read', point };
  // Once the others agreed whoever is left is asked one after another.
  if ((sums?.agree.seats ?? 0) > 0 || later.length >= silent) return { step: 'remaining', point, count: silent };
  return { step: 'ask', point };
}

function betweenPoints({ points, now, chair, powersWaiting, room }: Course, { isSettled }: Aside): Step {
  const over = pointOf({ points, now });
  if (over?.kind === 'election' && over.state === 'passed' && !chair && !isSettled)
    return { step: 'elected', point: over };
  const next = nextOf(points);
  if (!next) return { step: 'end' };
  if (powersWaiting > 0 && !isDecided(points) && next.kind !== 'information' && room)
    return { step: 'powers', count: powersWaiting };
  return { step: 'next', point: next };
}

export function stepOf(course: Course, aside: Aside): Step {
  if (course.isFinished) return { step: 'over' };
  if (course.registeringSince === null || course.voteId === null) return { step: 'register' };
  if (course.begunAt === null) return { step: 'begin' };
  const point = pointOf(course);
  if (point?.state !== 'open' || !course.now) return betweenPoints(course, aside);
  if (point.votePointId === null) return { step: 'talk', point };
  if (course.powersWaiting > 0 && !isDecided(course.points)) return { step: 'powers', count: course.powersWaiting };
  if (course.room && !course.room.quorum.reached) return { step: 'lost', point };
  return votingStep(point, course.now, aside);
}

/** The agenda as it is gone through: another proposal is decided before what it is to. */
export function inOrder(points: readonly CoursePoint[]): CoursePoint[] {
  const ids = new Set(points.map((p) => p.id));
  const isCounter = (p: CoursePoint) => p.counterTo !== null && ids.has(p.counterTo);
  return points
    .filter((p) => !isCounter(p))
    .flatMap((p) => [...points.filter((c) => isCounter(c) && c.counterTo === p.id), p]);
}
