import type { PointKind } from '../agenda/schema-words.ts';
import { type Fraction, multiply, subtract } from '../base/shares/fraction.ts';
import { decisiveOf } from '../motions/rules-decisive.ts';
import { canDecide } from '../motions/rules-presence.ts';
import type { Rule } from '../motions/rules-result.ts';
import type { Refusal } from '../refusals.ts';
import type { CoursePoint } from './schema-course.ts';
import type { PointState } from './schema-words.ts';

type Room = { present: Fraction; base: Fraction };

/** What is known of a point: how the evening went, and what its vote says of it. */
export type PointFacts = {
  kind: PointKind;
  isOpen: boolean;
  discussedAt: string | null;
  /** Of the point of the vote; null while it is not closed. */
  decided: { passed: boolean; quorate: boolean } | null;
};

export function stateOf({ isOpen, discussedAt, decided }: PointFacts): PointState {
  if (decided) return decided.passed ? 'passed' : decided.quorate ? 'rejected' : 'lost';
  if (discussedAt !== null) return 'discussed';
  return isOpen ? 'open' : 'waiting';
}

const isOver = ({ state }: Pick<CoursePoint, 'state'>): boolean => state !== 'waiting' && state !== 'open';

/** Counter-proposals to the point that are not decided yet: they come before it. */
export const countersBefore = (points: readonly CoursePoint[], id: number): CoursePoint[] =>
  points.filter((p) => p.counterTo === id && !isOver(p));

/** What comes next: the first point of the agenda that is not over, and before it what counters it. */
export function nextOf(points: readonly CoursePoint[]): CoursePoint | null {
  const first = points.find((p) => !isOver(p));
  return first ? (countersBefore(points, first.id)[0] ?? first) : null;
}

/** Why the meeting cannot turn to the point; null when it can. What is on is set aside for another proposal to it alone. */
export function whyNotOpened(points: readonly CoursePoint[], id: number): Refusal | null {
  const point = points.find((p) => p.id === id);
  if (!point) return 'COURSE.ERRORS.POINT_UNKNOWN';
  if (isOver(point)) return 'COURSE.ERRORS.POINT_OVER';
  if (countersBefore(points, id).length > 0) return 'COURSE.ERRORS.COUNTER_FIRST';
  const on = points.find((p) => p.state === 'open' && p.id !== id);
  if (on && point.counterTo !== on.id) return 'COURSE.ERRORS.POINT_OPEN';
  if (point.kind !== 'information' && point.votePointId === null) return 'COURSE.ERRORS.NOT_IN_VOTE';
  return null;
}

/**
 * What may leave the room without ending its quorum: as much as `share`, and exactly that only if not `strict`. Null where
 * the room cannot decide, or where nothing is asked of it.
 */
export function spareOf(rule: Rule, room: Room): { share: Fraction; strict: boolean } | null {
  if (!canDecide(rule, room)) return null;
  const { participation, quorumInclusive } = decisiveOf(rule, null);
  if (participation.num === 0n) return null;
  return { share: subtract(room.present, multiply(participation, room.base)), strict: !quorumInclusive };
}
