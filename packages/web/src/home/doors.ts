import type { DoorTo } from '../define-noun.ts';

/** Doors beside each other before the others are named by their number. */
const most = 4;

type Shown = Pick<DoorTo, 'count' | 'isUrgent'> & { until?: string | null | undefined };
/** Those that others wait for before the rest, then by the day or moment by which they are to be done; no day is the last one. */
const sooner = (a: Shown, b: Shown): number =>
  Number(b.isUrgent ?? false) - Number(a.isUrgent ?? false) ||
  Number(!a.until) - Number(!b.until) ||
  (a.until ?? '').localeCompare(b.until ?? '');

/** Doors as they stand: lit ones first, of them the sooner, at most four unless all are wanted; and how many lit ones are left. */
export function doorsShown<D extends Shown>(doors: readonly D[], all: boolean): { shown: D[]; more: number } {
  const lit = doors.filter(({ count }) => count > 0).sort(sooner);
  const first = [...lit, ...doors.filter(({ count }) => count === 0)].slice(0, most);
  return all && lit.length > most ? { shown: lit, more: 0 } : { shown: first, more: Math.max(0, lit.length - most) };
}
