import { firstDayOf, ruleDays, type Series, weekday, weekOfMonth } from './rules-series.ts';

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const named = (day: number): string => weekdays[day - 1] as string;
const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;

/** On which day of its month a series falls. */
function inMonth({ first, by, week, lastDay }: Series): string {
  if (by === 'date') return `BYMONTHDAY=${lastDay ? -1 : Number(first.slice(8))}`;
  return `BYDAY=${week ?? weekOfMonth(first)}${named(weekday(first))}`;
}

function byOf(series: Series): string[] {
  const { frequency, first, weekDays } = series;
  if (frequency === 'day') return [];
  if (frequency === 'week') {
    const days = weekDays.length > 0 ? [...new Set(weekDays)].sort() : [weekday(first)];
    return [`BYDAY=${days.map(named).join(',')}`, 'WKST=MO'];
  }
  return [...(frequency === 'year' ? [`BYMONTH=${Number(first.slice(5, 7))}`] : []), inMonth(series)];
}

/** The rule of a series as RFC 5545 writes it; `until` is its end as it has to be told, nothing without one. */
export const ruleText = (series: Series, until: string | null): string =>
  [
    `FREQ=${frequencies[series.frequency]}`,
    ...(series.every > 1 ? [`INTERVAL=${series.every}`] : []),
    ...byOf(series),
    ...(until === null ? [] : [`UNTIL=${until}`]),
  ].join(';');

/** The first day of the rule: in a file a series begins by one of its own occurrences. */
export const beginningOf = (series: Series): string => firstDayOf(ruleDays(series)) ?? series.first;
