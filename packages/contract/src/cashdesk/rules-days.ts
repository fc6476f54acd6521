import type { Day } from '../base/time/dates.ts';

/** The first day of the month that the day is in. */
export const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`;
export const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** The first day of the month that comes after it. */
export function monthAfter(month: Day): Day {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return of === 12 ? `${year + 1}-01-01` : `${year}-${String(of + 1).padStart(2, '0')}-01`;
}

/** "10/2026" of its first day. */
export const showMonth = (month: Day): string => `${month.slice(5, 7)}/${month.slice(0, 4)}`;

/** The last day of a month. */
export const lastOf = (month: Day): Day =>
  new Date(Date.parse(`${monthAfter(month)}T00:00:00Z`) - 24 * 3600_000).toISOString().slice(0, 10);

/** The month that is to be closed next; null while the first one that is not closed still goes on. */
export function monthToClose(openedOn: Day, closed: Day | null, today: Day): Day | null {
  const next = closed ? monthAfter(closed) : monthOf(openedOn);
  return next < monthOf(today) ? next : null;
}
