import type { Day } from './dates.ts';

const millisecondsOfDay = 86_400_000;
const at = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** The calendar day so many days later; days have no hours, so summer time does not matter. */
export const addDays = (day: Day, days: number): Day =>
  new Date(at(day) + days * millisecondsOfDay).toISOString().slice(0, 10);

/** Days from one to another; below zero when it was before. */
export const daysBetween = (from: Day, to: Day): number => Math.round((at(to) - at(from)) / millisecondsOfDay);

/** Public holidays with a date of their own (zákon 245/2000 Sb.). */
const fixed = {
  '01-01': 'NEW_YEAR',
  '05-01': 'LABOUR',
  '05-08': 'VICTORY',
  '07-05': 'CYRIL',
  '07-06': 'HUS',
  '09-28': 'STATEHOOD',
  '10-28': 'INDEPENDENCE',
  '11-17': 'FREEDOM',
  '12-24': 'CHRISTMAS_EVE',
  '12-25': 'CHRISTMAS',
  '12-26': 'STEPHEN',
} as const;
/** What sentences know a public holiday by. */
export type Holiday = (typeof fixed)[keyof typeof fixed] | 'GOOD_FRIDAY' | 'EASTER_MONDAY';

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easterOf(year: number): Day {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const f = Math.floor((b + 8) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - f + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const n = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114;
  return addDays(`${year}-${String(Math.floor(n / 31)).padStart(2, '0')}-01`, n % 31);
}

/** Which Czech public holiday the day is; null for any other day. */
export function holidayOf(day: Day): Holiday | null {
  const own = fixed[day.slice(5) as keyof typeof fixed];
  if (own) return own;
  const easter = easterOf(Number(day.slice(0, 4)));
  if (day === addDays(easter, -2)) return 'GOOD_FRIDAY';
  return day === addDays(easter, 1) ? 'EASTER_MONDAY' : null;
}

/** A Czech public holiday; Good Friday and Easter Monday move. */
export const isHoliday = (day: Day): boolean => holidayOf(day) !== null;

/** Neither Saturday, Sunday nor a Czech public holiday. */
export function isWorkingDay(day: Day): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}

/** The day itself, or the first working one after it (NOZ § 607). */
export function nextWorkingDay(day: Day): Day {
  let next = day;
  while (!isWorkingDay(next)) next = addDays(next, 1);
  return next;
}

/**
 * The last day of a period of days that begins by something on `from`: counted from the following day (NOZ § 605),
 * and when it would end on a free day, then on the next working one (§ 607).
 */
export const lastDayOf = (from: Day, days: number): Day => nextWorkingDay(addDays(from, days));

/** The same day so many months later; a month without that day ends on its last one (NOZ § 605/2). */
export function plusMonths(day: Day, months: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return new Date(first.getTime() + (Math.min(date, last) - 1) * millisecondsOfDay).toISOString().slice(0, 10);
}
