import { useMemo } from 'react';
import type { Day } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { weekday, weekOfMonth } from '#contract/events/rules-series.ts';
import type { Frequency, MonthRepeat } from '#contract/events/schema-words.ts';
import { useFormat, useText } from '../../base/texts.tsx';
import { useSpanText } from './useSpanText.ts';

export type Rule = {
  repeatFrequency: Frequency;
  numberOfRepeat: number;
  weekDays: readonly number[];
  typeOfMonthRepeat: MonthRepeat;
  monthWeek: number | null;
  lastDay: boolean;
  /** The last day, or how many times; both null without an end. */
  until: Day | null;
  count: number | null;
};

/** A Monday: days of the week are named by those after it. */
const monday = '2026-01-05';
/** Of names of the days in Czech, Monday first; what bends with them is said accordingly. */
const sexes = ['other', 'other', 'female', 'male', 'male', 'female', 'female'] as const;

/** How a series comes back, in a sentence: "každý druhý čtvrtek, do 24. 6. 2027". */
export function useRepeatText(): (rule: Rule, first: Day) => string {
  const say = useText();
  const format = useFormat();
  const text = useSpanText();
  return useMemo(() => {
    const nameOf = (day: number) => text.weekday(addDays(monday, day - 1), 'long');
    const nthDay = (rule: Rule, first: Day) => {
      const day = weekday(first);
      const week = rule.monthWeek ?? weekOfMonth(first);
      return say('CALENDAR.REPEAT.NTH', { week: String(week), sex: sexes[day - 1] ?? 'other', name: nameOf(day) });
    };
    const weekly = ({ weekDays, numberOfRepeat: every }: Rule, first: Day) => {
      const days = weekDays.length > 0 ? [...weekDays].sort() : [weekday(first)];
      if (days.length === 1) return say('CALENDAR.REPEAT.WEEK', { every, day: String(days[0]) });
      const on = days.map((day) => say('CALENDAR.REPEAT.ON', { day: String(day) }));
      return say('CALENDAR.REPEAT.WEEKS', { every, days: format.list(on) });
    };
    const monthly = (rule: Rule, first: Day) => {
      const { numberOfRepeat: every } = rule;
      if (rule.typeOfMonthRepeat === 'weekDay')
        return say('CALENDAR.REPEAT.MONTH_DAY', { every, nth: nthDay(rule, first) });
      if (rule.lastDay) return say('CALENDAR.REPEAT.MONTH_LAST', { every });
      return say('CALENDAR.REPEAT.MONTH_DATE', { every, date: Number(first.slice(8)) });
    };
    const yearly = (rule: Rule, first: Day) => {
      const { numberOfRepeat: every } = rule;
      const month = String(Number(first.slice(5, 7)));
      if (rule.typeOfMonthRepeat === 'weekDay')
        return say('CALENDAR.REPEAT.YEAR_DAY', { every, month, nth: nthDay(rule, first) });
      if (rule.lastDay) return say('CALENDAR.REPEAT.YEAR_LAST', { every, month });
      return say('CALENDAR.REPEAT.YEAR_DATE', { every, date: text.dayAndMonth(first) });
    };
    const ways: Record<Frequency, (rule: Rule, first: Day) => string> = {
      day: ({ numberOfRepeat: every }) => say('CALENDAR.REPEAT.DAY', { every }),
      week: weekly,
      month: monthly,
      year: yearly,
    };
    return (rule, first) => {
      const said = ways[rule.repeatFrequency](rule, first);
      if (rule.count !== null) return say('CALENDAR.REPEAT.COUNTED', { said, count: rule.count });
      return rule.until ? say('CALENDAR.REPEAT.UNTIL', { said, day: text.day(rule.until) }) : said;
    };
  }, [say, format, text]);
}
