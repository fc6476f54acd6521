import type { Day } from '../base/time/dates.ts';
import { addDays, daysBetween } from '../base/time/working-days.ts';
import { isEmptyRichText } from '../base/words/rich-text.ts';
import type { TextKey } from '../texts/keys.ts';
import {
  dayOfLast,
  isLastOfMonth,
  isLastWeekday,
  isRuleDay,
  type Series,
  weekday,
  weekOfMonth,
} from './rules-series.ts';
import { dayOfWall, minutesBetween, type Span, wallAfter, wallOf } from './rules-times.ts';
import type { EventInput } from './schema.ts';
import {
  firstDay,
  lastDay as horizon,
  type LabelType,
  labelTypes,
  longestDays,
  longestOfSeries,
} from './schema-words.ts';

export type Problems = Record<string, TextKey>;

/** An event without an end lasts an hour. */
const usualMinutes = 60;

type Times = Pick<EventInput, 'start' | 'end' | 'allDay'>;

/** When it is as it was sent; null where a time is none. */
export function spanOf({ start, end, allDay }: Times): Span | null {
  const from = wallOf(start);
  const to = end === null || end === '' ? null : wallOf(end);
  if (from === null || (end && to === null)) return null;
  if (allDay) {
    const day = dayOfWall(from);
    return { startsAt: `${day}T00:00`, endsAt: `${to ? dayOfWall(to) : day}T00:00` };
  }
  return { startsAt: from, endsAt: to ?? wallAfter(from, usualMinutes) };
}

type Rule = Pick<
  EventInput,
  | 'repeat'
  | 'repeatFrequency'
  | 'numberOfRepeat'
  | 'weekDays'
  | 'typeOfMonthRepeat'
  | 'monthWeek'
  | 'lastDay'
  | 'endRepeat'
  | 'endDateRepeat'
>;

/** The series that a form says, beginning on the day; null of what comes once. */
export function seriesOf(rule: Rule, first: Day, except: readonly Day[] = []): Series | null {
  if (!rule.repeat) return null;
  return {
    first,
    until: rule.endRepeat === 'date_end' ? rule.endDateRepeat : null,
    frequency: rule.repeatFrequency,
    every: rule.numberOfRepeat,
    weekDays: rule.weekDays,
    by: rule.typeOfMonthRepeat,
    week: rule.monthWeek,
    lastDay: rule.lastDay,
    except,
  };
}

/** The same with its count, if it has one, as the day of the last one. */
export function withLastDay<T extends Rule & { repeatCount: number | null }>(input: T, first: Day): T {
  const series = input.repeatCount === null ? null : seriesOf(input, first);
  if (!series) return input;
  return { ...input, endRepeat: 'date_end', endDateRepeat: dayOfLast(series, input.repeatCount as number) };
}

function whyNoSpan({ start, end, allDay }: Times, span: Span | null, repeat: boolean): Problems {
  if (!span) {
    const why: Problems = {};
    if (wallOf(start) === null) why.start = 'EVENT.FORM.NO_TIME';
    if (end && wallOf(end) === null) why.end = 'EVENT.FORM.NO_TIME';
    return why;
  }
  const [first, last] = [dayOfWall(span.startsAt), dayOfWall(span.endsAt)];
  if (first < firstDay || first > horizon) return { start: 'EVENT.FORM.OUT_OF_TIME' };
  if (last > horizon) return { end: 'EVENT.FORM.OUT_OF_TIME' };
  if (minutesBetween(span.startsAt, span.endsAt) < 0) return { end: 'EVENT.FORM.END_BEFORE_START' };
  const days = daysBetween(first, last) + (allDay ? 1 : 0);
  if (repeat && days > longestOfSeries) return { end: 'EVENT.FORM.LONG_IN_SERIES' };
  return days > longestDays ? { end: 'EVENT.FORM.LONG' } : {};
}

function whyNoRule(rule: Rule & { repeatCount: number | null }, first: Day): Problems {
  if (!rule.repeat) return {};
  const { endRepeat, endDateRepeat: end, repeatCount } = rule;
  if (endRepeat === 'date_end' && repeatCount === null) {
    if (end === null) return { endDateRepeat: 'BASE.FORM.REQUIRED' };
    if (end < first) return { endDateRepeat: 'EVENT.FORM.END_OF_SERIES' };
    if (end > horizon) return { endDateRepeat: 'EVENT.FORM.OUT_OF_TIME' };
  }
  const series = seriesOf({ ...rule, endRepeat: 'none' }, first);
  return series && !isRuleDay(series, first) ? { start: 'EVENT.FORM.START_NOT_IN_SERIES' } : {};
}

/** What keeps an event from being saved, by field (001 § 5). */
export function whyNotSaved(input: EventInput): Problems {
  const span = spanOf(input);
  const why: Problems = {};
  if (isEmptyRichText(input.place_description)) why.place_description = 'BASE.FORM.REQUIRED';
  const times = whyNoSpan(input, span, input.repeat);
  if (!span || Object.keys(times).length > 0) return { ...why, ...times };
  return { ...why, ...whyNoRule(input, dayOfWall(span.startsAt)) };
}

/** What a form may offer for a day: which week of the month it is, and whether it is the last. */
export const monthChoices = (day: Day) => ({
  weekday: weekday(day),
  week: weekOfMonth(day),
  isLastWeekday: isLastWeekday(day),
  isLastOfMonth: isLastOfMonth(day),
});

export const isLabelType = (id: string | number): id is LabelType =>
  (labelTypes as readonly (string | number)[]).includes(id);

/** The Monday before the month of the day, and the Sunday after it. */
export function monthAround(day: Day): { from: Day; to: Day } {
  const first = `${day.slice(0, 7)}-01`;
  const after = addDays(first, 31).slice(0, 7);
  const last = addDays(`${after}-01`, -1);
  return { from: addDays(first, 1 - weekday(first)), to: addDays(last, 7 - weekday(last)) };
}
