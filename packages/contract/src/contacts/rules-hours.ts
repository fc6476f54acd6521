import { type Day, wallTime } from '../base/time/dates.ts';
import { addDays, isHoliday } from '../base/time/working-days.ts';

/** Days of a week in the order people read them. */
export const weekDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type WeekDay = (typeof weekDays)[number];
/** Times of one day that somebody is there for. */
export const mostSpans = 4;

type Span = readonly [from: number, to: number];
const wholeDay = 24 * 60;

const span =
  /(\d{1,2})(?:[.:](\d{2}))?\s*(?:hod\.?|h)?\s*(?:[-–—]|až|do|to)\s*(\d{1,2})(?:[.:](\d{2}))?\s*(?:hod\.?|h)?/g;
const allDay = /^(?:non-?\s?stop|24\s?(?:h|hodin|hours))$/;
const notAtAll = /^(?:zavřeno|closed|[-–—])?$/;
const between = /^(?:[\s,;]|a|and)*$/;

const minutesOf = (hours: string, minutes = '00'): number =>
  Number(minutes) > 59 ? Number.NaN : Number(hours) * 60 + Number(minutes);

/** One after another; where one begins as another ends they are one. Null where they overlap or run backwards. */
function inOrder(spans: readonly Span[]): Span[] | null {
  const kept: Span[] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const before = kept.at(-1);
    if (!(from < to && to <= wholeDay) || (before && from < before[1])) return null;
    if (before?.[1] === from) kept[kept.length - 1] = [before[0], to];
    else kept.push([from, to]);
  }
  return kept;
}

function spansIn(typed: string): Span[] | null {
  const text = typed.trim().toLowerCase();
  if (notAtAll.test(text)) return [];
  if (allDay.test(text)) return [[0, wholeDay]];
  const found = [...text.matchAll(span)];
  if (found.length === 0 || found.length > mostSpans || !between.test(text.replace(span, ' '))) return null;
  return inOrder(found.map(([, h1 = '', m1, h2 = '', m2]) => [minutesOf(h1, m1), minutesOf(h2, m2)]));
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Hours of one day as people type them ("8-12, 13–16.30", "nonstop"), as they are kept: "08:00-12:00,13:00-16:30"; null where they make no sense. */
export const dayHours = (typed: string): string | null =>
  spansIn(typed)
    ?.map(([from, to]) => `${clock(from)}-${clock(to)}`)
    .join(',') ?? null;

/** Times of a day that are kept, as pairs of clocks. */
export const timesIn = (kept: string): [from: string, to: string][] =>
  kept === '' ? [] : kept.split(',').map((one) => one.split('-') as [string, string]);

export const isWholeDay = (kept: string): boolean => kept === '00:00-24:00';

export type Hours = {
  /** Of each day of the week, Monday first, as they are kept; none where nobody wrote them down. */
  readonly hours: readonly string[];
  readonly hoursOnHolidays: boolean;
};

export const isWritten = ({ hours }: Hours): boolean => hours.some((day) => day !== '');

/** Which day of the week it is: 0 for Monday. */
export const weekdayOf = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

const spansOn = ({ hours, hoursOnHolidays }: Hours, day: Day): Span[] =>
  isHoliday(day) && !hoursOnHolidays ? [] : (spansIn(hours[weekdayOf(day)] ?? '') ?? []);

/** A time on a day, this many days from now. */
type Moment = { day: Day; time: string; after: number };
/** Whether somebody is there now, and when it changes; null where it does not within two weeks. */
export type OpenState = { isOpen: true; until: Moment | null } | { isOpen: false; opens: Moment | null };

/** Days ahead that are looked at: beyond Christmas, Easter, and a firm that comes once a week. */
const lookedAhead = 14;

/** What begins at midnight goes on where the day before ended there. */
function endOf(h: Hours, today: Day, first: number): Moment | null {
  let to = first;
  for (let after = 0; after < lookedAhead; after++) {
    const next = to === wholeDay && spansOn(h, addDays(today, after + 1)).find(([from]) => from === 0);
    if (!next) return { day: addDays(today, after), time: clock(to), after };
    to = next[1];
  }
  return null;
}

function beginningOf(h: Hours, today: Day, minute: number): Moment | null {
  for (let after = 0; after < lookedAhead; after++) {
    const day = addDays(today, after);
    const next = spansOn(h, day).find(([from]) => after > 0 || from > minute);
    if (next) return { day, time: clock(next[0]), after };
  }
  return null;
}

/** Whether somebody is there at this moment, as clocks in Prague show it; null where no hours are written down. */
export function openAt(h: Hours, now: Date): OpenState | null {
  if (!isWritten(h)) return null;
  const [today = '', time = ''] = wallTime(now).split('T');
  const [hour = '', minutes] = time.split(':');
  const minute = minutesOf(hour, minutes);
  const current = spansOn(h, today).find(([from, to]) => from <= minute && minute < to);
  if (current) return { isOpen: true, until: endOf(h, today, current[1]) };
  return { isOpen: false, opens: beginningOf(h, today, minute) };
}

/** Whether the day is a public holiday on which nobody is there though the week says otherwise. */
export const closesForHoliday = (h: Hours, day: Day): boolean =>
  isHoliday(day) && !h.hoursOnHolidays && (h.hours[weekdayOf(day)] ?? '') !== '';
