import type { DoorTo } from '../define-noun.ts';

/** Doors beside each other before the others are named by their number. */
const most = 4;

/** Doors as they stand: lit ones first, of them those that others wait for, at most four unless all are wanted; and how many lit ones are left. */
export function doorsShown<D extends Pick<DoorTo, 'count' | 'isUrgent'>>(
  doors: readonly D[],
  all: boolean,
): { shown: D[]; more: number } {
  const lit = doors
    .filter(({ count }) => count > 0)
    .sort((a, b) => Number(b.isUrgent ?? false) - Number(a.isUrgent ?? false));
  const first = [...lit, ...doors.filter(({ count }) => count === 0)].slice(0, most);
  return all && lit.length > most ? { shown: lit, more: 0 } : { shown: first, more: Math.max(0, lit.length - most) };
}
