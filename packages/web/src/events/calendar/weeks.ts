import type { Day } from '#contract/base/time/dates.ts';
import { addDays, daysBetween } from '#contract/base/time/working-days.ts';
import { weekday } from '#contract/events/rules-series.ts';

export const views = ['month', 'week', 'list'] as const;
export type View = (typeof views)[number];

export const mondayOf = (day: Day): Day => addDays(day, 1 - weekday(day));
/** The seven days from Monday on. */
export const weekOf = (day: Day): Day[] => Array.from({ length: 7 }, (_, n) => addDays(mondayOf(day), n));

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;
/** The last day of the month, which is the one before the next one's first. */
export function lastOfMonth(day: Day): Day {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** Whole weeks around the month of the day. */
export function weeksOf(day: Day): Day[][] {
  const first = mondayOf(firstOfMonth(day));
  const count = (daysBetween(first, mondayOf(lastOfMonth(day))) + 7) / 7;
  return Array.from({ length: count }, (_, n) => weekOf(addDays(first, 7 * n)));
}

/** What a view shows of the time around the day. */
export function rangeOf(view: View, day: Day): { from: Day; to: Day } {
  if (view === 'list') return { from: firstOfMonth(day), to: lastOfMonth(day) };
  const weeks = view === 'week' ? [weekOf(day)] : weeksOf(day);
  return { from: weeks[0]?.[0] ?? day, to: weeks.at(-1)?.[6] ?? day };
}

/** The same day so many months away; the last one where the month is shorter. */
export function monthsAway(day: Day, by: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 10);
  return addDays(first, Math.min(date, Number(lastOfMonth(first).slice(8))) - 1);
}

/** Where the arrows beside the name of the month lead. */
export const stepped = (view: View, day: Day, by: 1 | -1): Day =>
  view === 'week' ? addDays(day, 7 * by) : monthsAway(day, by);

const keys: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: mondayOf,
  End: (day) => addDays(mondayOf(day), 6),
  PageUp: (day) => monthsAway(day, -1),
  PageDown: (day) => monthsAway(day, 1),
};
/** The day that a key leads to from another one. */
export const dayByKey = (key: string, day: Day): Day | undefined => keys[key]?.(day);
