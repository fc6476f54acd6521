import { minutesOf, rowOf } from '#contract/bookings/rules-times.ts';
import type { Cell, FreeTimes, Thing } from '#contract/bookings/schema.ts';

type Days = FreeTimes['days'];
export const cellsIn = (days: Days): Cell[] => days.flatMap(({ cells }) => cells);

/** Rows of the grid: of hours one a time of the day, with a place for each day; of days and nights one a week. */
export function gridOf(thing: Pick<Thing, 'by' | 'opens'>, days: Days): { key: string; cells: (Cell | null)[] }[] {
  if (thing.by !== 'hours') {
    const weeks = Array.from({ length: Math.ceil(days.length / 7) }, (_, i) => days.slice(i * 7, i * 7 + 7));
    return weeks.map((week) => ({ key: week[0]?.day ?? '', cells: week.map(({ cells }) => cells[0] ?? null) }));
  }
  // Hours after midnight come after those before it.
  const since = (clock: string) => (minutesOf(clock) - minutesOf(thing.opens) + 24 * 60) % (24 * 60);
  const clocks = [...new Set(cellsIn(days).map((c) => c.startsAt.slice(11)))].sort((a, b) => since(a) - since(b));
  return clocks.map((key) => ({
    key,
    cells: days.map(({ cells }) => cells.find((c) => c.startsAt.endsWith(key)) ?? null),
  }));
}

/** How many in a row may be had from this one on, as far as is shown; hours as long as they touch. */
export function freeInRow(thing: Pick<Thing, 'by' | 'most'>, days: Days, startsAt: string): number {
  const cells = cellsIn(days);
  const first = cells.findIndex((c) => c.startsAt === startsAt);
  if (first < 0) return 0;
  const rest = cells.slice(first, first + thing.most);
  const isAfter = (c: Cell, i: number) => thing.by !== 'hours' || i === 0 || rest[i - 1]?.end === c.start;
  const end = rest.findIndex((c, i) => c.state !== 'free' || !isAfter(c, i));
  return end < 0 ? rest.length : end;
}

/** Lengths that are offered from this one on, each with the walls of its ends. */
export function lengthsOf(thing: Thing, days: Days, startsAt: string) {
  const most = freeInRow(thing, days, startsAt);
  const counts = Array.from({ length: Math.max(0, most - thing.least + 1) }, (_, i) => thing.least + i);
  return counts.flatMap((count) => {
    const row = rowOf(thing, startsAt, count);
    return row ? [{ count, startsAt: row.startsAt, endsAt: row.endsAt }] : [];
  });
}
