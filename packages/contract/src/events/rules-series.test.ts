import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../base/time/working-days.ts';
import {
  dayBefore,
  dayOfLast,
  daysBetween,
  daysFrom,
  firstDayOf,
  isRuleDay,
  ruleDays,
  type Series,
  weekday,
  weekOfMonth,
} from './rules-series.ts';
import { frequencies, monthRepeats } from './schema-words.ts';

/** The second reckoning: another program, which reads rules as RFC 5545 writes them. */
type Rfc = {
  Recur: { fromString(rule: string): { iterator(start: unknown): { next(): { toString(): string } | null } } };
  Time: { fromDateString(day: string): unknown };
};
const { default: rfc } = (await import('ical.js' as string)) as { default: Rfc };

const names = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const nameOf = (day: number) => names[day - 1] as string;

/** The rule as RFC 5545 says it. */
function asRule(s: Series): string {
  const inMonth =
    s.by === 'date'
      ? `BYMONTHDAY=${s.lastDay ? -1 : Number(s.first.slice(8))}`
      : `BYDAY=${s.week ?? weekOfMonth(s.first)}${nameOf(weekday(s.first))}`;
  const by = {
    day: 'FREQ=DAILY',
    week: `FREQ=WEEKLY;WKST=MO;BYDAY=${(s.weekDays.length > 0 ? s.weekDays : [weekday(s.first)]).map(nameOf).join(',')}`,
    month: `FREQ=MONTHLY;${inMonth}`,
    year: `FREQ=YEARLY;BYMONTH=${Number(s.first.slice(5, 7))};${inMonth}`,
  }[s.frequency];
  return `${by};INTERVAL=${s.every}${s.until ? `;UNTIL=${s.until.replaceAll('-', '')}` : ''}`;
}

/** Its days by the other program, until the day. */
function other(s: Series, until: string): string[] {
  const days = rfc.Recur.fromString(asRule(s)).iterator(rfc.Time.fromDateString(s.first));
  const found: string[] = [];
  for (let day = days.next(); day && day.toString() <= until; day = days.next())
    if (!s.except.includes(day.toString())) found.push(day.toString());
  return found;
}

const series = (given: Partial<Series> & { first: string }): Series => ({
  ...{ until: null, frequency: 'week', every: 1, weekDays: [], by: 'date', week: null, lastDay: false, except: [] },
  ...given,
});
const some = (s: Series, n: number) => daysFrom(s).take(n).toArray();

const anyDay = fc.integer({ min: 0, max: 7670 }).map((n) => addDays('2020-01-01', n));
/** Any rule that its first day fits, ending or not, with days that fell out. */
const anySeries = fc
  .record({
    first: anyDay,
    frequency: fc.constantFrom(...frequencies),
    every: fc.integer({ min: 1, max: 13 }),
    by: fc.constantFrom(...monthRepeats),
    lastWeek: fc.boolean(),
    lastDay: fc.boolean(),
    others: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 4 }),
    lasts: fc.option(fc.integer({ min: 0, max: 4000 })),
    out: fc.array(fc.nat({ max: 40 }), { maxLength: 5 }),
  })
  .map(({ first, lasts, out, others, lastWeek, ...rule }) => {
    const weekDays = rule.frequency === 'week' ? [...new Set([weekday(first), ...others])].sort() : [];
    const week = lastWeek ? -1 : null;
    const until = lasts === null ? null : addDays(first, lasts);
    const s = series({ first, ...rule, weekDays, week, until });
    const fits = isRuleDay(s, first) ? s : { ...s, week: null, lastDay: false };
    const days = some(fits, 41);
    return { ...fits, except: out.flatMap((n) => days[n] ?? []) };
  });

describe('days of a series', () => {
  it('are those of another program, whatever the rule, between 2020 and 2040', () => {
    fc.assert(
      fc.property(anySeries, anyDay, fc.integer({ min: 0, max: 400 }), (s, from, length) => {
        const to = addDays(from, length);
        expect(daysBetween(s, from, to, 1000)).toEqual(other(s, to).filter((day) => day >= from));
      }),
      { numRuns: 150 },
    );
  });

  it('are found from anywhere as they are from the start', () => {
    fc.assert(
      fc.property(anySeries, anyDay, (s, day) => {
        const until = addDays(day, 900);
        const all = other(s, until);
        expect(firstDayOf(daysFrom({ ...s, until: s.until && s.until < until ? s.until : until }, day))).toBe(
          all.find((one) => one >= day) ?? null,
        );
        expect(dayBefore(s, day)).toBe(all.findLast((one) => one < day) ?? null);
        expect(isRuleDay({ ...s, except: [] }, day)).toBe(other({ ...s, except: [] }, day).at(-1) === day);
      }),
      { numRuns: 60 },
    );
  });

  it('are as many as they were to be, ended by the day of the last one', () => {
    fc.assert(
      fc.property(anySeries, fc.integer({ min: 1, max: 60 }), (s, count) => {
        const endless = { ...s, until: null, except: [] };
        expect(some({ ...endless, until: dayOfLast(endless, count) }, 100)).toEqual(some(endless, count));
      }),
      { numRuns: 60 },
    );
  });

  it('leave out months without the day, and take the last one where that is meant', () => {
    expect(some(series({ first: '2026-01-31', frequency: 'month' }), 4)).toEqual([
      ...['2026-01-31', '2026-03-31', '2026-05-31', '2026-07-31'],
    ]);
    expect(some(series({ first: '2026-01-31', frequency: 'month', lastDay: true }), 4)).toEqual([
      ...['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'],
    ]);
    expect(some(series({ first: '2024-02-29', frequency: 'year' }), 3)).toEqual([
      '2024-02-29',
      '2028-02-29',
      '2032-02-29',
    ]);
    expect(some(series({ first: '2024-02-29', frequency: 'year', lastDay: true }), 3)).toEqual([
      ...['2024-02-29', '2025-02-28', '2026-02-28'],
    ]);
    expect(some(series({ first: '2096-02-29', frequency: 'year' }), 2)).toEqual(['2096-02-29', '2104-02-29']);
  });

  it('fall on the last Friday, or on the fifth where there is one', () => {
    const friday = { first: '2026-01-30', frequency: 'month', by: 'weekDay' } as const;
    expect(some(series({ ...friday, week: -1 }), 4)).toEqual([
      ...['2026-01-30', '2026-02-27', '2026-03-27', '2026-04-24'],
    ]);
    expect(some(series(friday), 3)).toEqual(['2026-01-30', '2026-05-29', '2026-07-31']);
  });

  it('of a series begun ten years ago are reached as soon as of one that begins today', () => {
    // A generator that walked from the start would give the days of all years to whoever takes none of them.
    for (let n = 0; n < 300; n += 1) {
      const s = series({ first: addDays('2016-01-04', n), except: ['2026-11-10'] });
      const walked = ruleDays(s, '2026-11-01').take(5).toArray();
      expect(walked.every((day) => day >= '2026-11-01' && day <= '2026-12-06')).toBe(true);
      expect(daysBetween(s, '2026-11-01', '2026-11-30', 1000)).toEqual(
        other(s, '2026-11-30').filter((d) => d >= '2026-11-01'),
      );
    }
  });

  it('end with the calendar, and a range never holds more than was asked for', () => {
    const daily = series({ first: '2026-01-01', frequency: 'day' });
    expect(daysBetween(daily, '2026-01-01', '2199-12-31', 1000)).toHaveLength(1000);
    expect([...daysFrom(daily, '2199-12-30')]).toEqual(['2199-12-30', '2199-12-31']);
  });
});
