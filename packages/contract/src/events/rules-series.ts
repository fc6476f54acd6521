import type { Day } from '../base/time/dates.ts';
import { addDays } from '../base/time/working-days.ts';
import { type Frequency, lastDay as horizon, type MonthRepeat } from './schema-words.ts';

/** A series as days: on which of them it starts. Clocks have no part in it, so no zone does. */
export type Series = {
  first: Day;
  /** The last day that may be one of it; null without an end. */
  until: Day | null;
  frequency: Frequency;
  every: number;
  /** Of a week: 1 Monday to 7 Sunday; none is that of the first day. */
  weekDays: readonly number[];
  by: MonthRepeat;
  /** Of a weekday in a month: the first to the fifth, -1 the last; null as the first day stands. */
  week: number | null;
  /** The last day of the month, whichever that is. */
  lastDay: boolean;
  /** Days that fell out: deleted, or changed and kept by themselves. */
  except: readonly Day[];
};

const millisecondsOfDay = 86_400_000;
const numberOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / millisecondsOfDay;
const dayOf = (number: number): Day => new Date(number * millisecondsOfDay).toISOString().slice(0, 10);
/** 1 Monday to 7 Sunday; the first of January 1970 was a Thursday. */
const weekdayOf = (number: number): number => ((((number + 3) % 7) + 7) % 7) + 1;
/** Months since the year 0, and days of one. */
const monthOf = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const firstOf = (month: number): number => Date.UTC(Math.floor(month / 12), month % 12, 1) / millisecondsOfDay;
const lengthOf = (month: number): number => firstOf(month + 1) - firstOf(month);

const last = numberOf(horizon);

/** Which week of its month a day lies in, the first to the fifth such weekday. */
export const weekOfMonth = (day: Day): number => Math.ceil(Number(day.slice(8)) / 7);
export const isLastOfMonth = (day: Day): boolean => addDays(day, 1).slice(8) === '01';
export const isLastWeekday = (day: Day): boolean => addDays(day, 7).slice(5, 7) !== day.slice(5, 7);
export const weekday = (day: Day): number => weekdayOf(numberOf(day));

/** The next multiple of `every` steps from the beginning that is not before. */
const stepFrom = (from: number, least: number, every: number): number =>
  from + Math.max(0, Math.ceil((least - from) / every)) * every;

function* byDays(from: number, least: number, every: number): Generator<number> {
  for (let day = stepFrom(from, least, every); day <= last; day += every) yield day;
}

function* byWeeks(s: Series, from: number, least: number): Generator<number> {
  const days = s.weekDays.length > 0 ? [...new Set(s.weekDays)].sort() : [weekdayOf(from)];
  const monday = (day: number) => day - weekdayOf(day) + 1;
  for (let week = stepFrom(monday(from), monday(least), s.every * 7); week <= last; week += s.every * 7)
    for (const day of days) if (week + day - 1 >= least) yield week + day - 1;
}

/** The day of a month that the series falls on; null where the month has none, which is then left out (RFC 5545). */
function dayInMonth(s: Series, month: number): number | null {
  const length = lengthOf(month);
  if (s.by === 'date') {
    const date = s.lastDay ? length : Number(s.first.slice(8));
    return date <= length ? firstOf(month) + date - 1 : null;
  }
  const wanted = weekday(s.first);
  const week = s.week ?? weekOfMonth(s.first);
  const before = (wanted - weekdayOf(firstOf(month)) + 7) % 7;
  const weeks = Math.floor((length - 1 - before) / 7) + 1;
  const nth = week === -1 ? weeks : week;
  return nth <= weeks ? firstOf(month) + before + (nth - 1) * 7 : null;
}

function* byMonths(s: Series, least: number, every: number): Generator<number> {
  const end = monthOf(horizon);
  for (let month = stepFrom(monthOf(s.first), monthOf(dayOf(least)), every); month <= end; month += every) {
    const day = dayInMonth(s, month);
    if (day !== null && day >= least) yield day;
  }
}

/**
 * Days of the series from the given one on, in their order, with those that fell out. What lies before is stepped over by
 * reckoning, so a series that began long ago costs no more than one that begins today.
 */
export function* ruleDays(s: Series, from: Day = s.first): Generator<Day> {
  const first = numberOf(s.first);
  const least = Math.max(first, numberOf(from));
  const until = s.until === null ? last : Math.min(last, numberOf(s.until));
  const days =
    s.frequency === 'day'
      ? byDays(first, least, s.every)
      : s.frequency === 'week'
        ? byWeeks(s, first, least)
        : byMonths(s, least, s.frequency === 'year' ? s.every * 12 : s.every);
  for (const day of days) {
    if (day > until) return;
    yield dayOf(day);
  }
}

/** The same without those that fell out. */
export function* daysFrom(s: Series, from: Day = s.first): Generator<Day> {
  const out = new Set(s.except);
  for (const day of ruleDays(s, from)) if (!out.has(day)) yield day;
}

/** Standing days of a range, both ends inclusive, at most so many. */
export function daysBetween(s: Series, from: Day, to: Day, most: number): Day[] {
  const found: Day[] = [];
  for (const day of daysFrom({ ...s, until: s.until !== null && s.until < to ? s.until : to }, from)) {
    if (found.length >= most) break;
    found.push(day);
  }
  return found;
}

/** The first one, none where there is none. */
export const firstDayOf = (days: Iterator<Day>): Day | null => {
  const { value, done } = days.next();
  return done ? null : value;
};

/** Whether the rule falls on the day, whether or not it stands. */
export const isRuleDay = (s: Series, day: Day): boolean =>
  day >= s.first &&
  firstDayOf(ruleDays({ ...s, until: s.until !== null && s.until < day ? s.until : day }, day)) === day;

/** The day of the last one of so many; of a rule that falls on fewer until the horizon, the last of those. */
export function dayOfLast(s: Series, count: number): Day {
  let found = s.first;
  let left = count;
  for (const day of ruleDays({ ...s, until: null })) {
    found = day;
    left -= 1;
    if (left === 0) break;
  }
  return found;
}

/** The last standing day before the given one; null where there is none. Looks back in growing pieces, never from the start. */
export function dayBefore(s: Series, day: Day): Day | null {
  const last = addDays(day, -1);
  const until = s.until !== null && s.until < last ? s.until : last;
  for (let back = 400; ; back *= 4) {
    const from = addDays(until, -back) <= s.first ? s.first : addDays(until, -back);
    let found: Day | null = null;
    for (const one of daysFrom({ ...s, until }, from)) found = one;
    if (found !== null || from === s.first) return found;
  }
}
