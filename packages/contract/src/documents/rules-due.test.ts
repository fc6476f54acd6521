import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIn } from '../base/time/dates.ts';
import { plusMonths } from '../base/time/working-days.ts';
import { daysUntil, dueOn, dueState, nextRound, nextWarning, plusDays, warningNow } from './rules-due.ts';

const day = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 86_400_000, max: Date.UTC(2090, 11, 31) / 86_400_000 })
  .map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));
const months = fc.integer({ min: 1, max: 240 });

describe('months', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-03-31', 3, '2026-06-30'],
    ['2026-12-31', 12, '2027-12-31'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-10-15', 240, '2046-10-15'],
    ['2096-02-29', 48, '2100-02-28'],
  ])('%s and %i months is %s', (from, count, to) => {
    expect(plusMonths(from, count)).toBe(to);
  });

  it('lead to the same day of another month, or to its last one, and never back', () => {
    fc.assert(
      fc.property(day, months, (from, count) => {
        const to = plusMonths(from, count);
        const [date, reached] = [from, to].map((d) => Number(d.slice(8)));
        expect(to > from).toBe(true);
        if (reached !== date) expect(plusDays(to, 1).slice(8)).toBe('01');
        const monthsOf = (d: string) => Number(d.slice(0, 4)) * 12 + Number(d.slice(5, 7));
        expect(monthsOf(to) - monthsOf(from)).toBe(count);
      }),
    );
  });
});

describe('the next day', () => {
  it.each([
    [{ validFrom: '2026-05-31', validUntil: null, months: 3 }, '2026-08-31'],
    [{ validFrom: null, validUntil: '2026-12-31', months: null }, '2026-12-31'],
    [{ validFrom: '2026-01-01', validUntil: '2026-12-31', months: 24 }, '2026-12-31'],
    [{ validFrom: '2026-01-01', validUntil: '2028-12-31', months: 12 }, '2027-01-01'],
    [{ validFrom: '2026-01-01', validUntil: null, months: null }, null],
    [{ validFrom: null, validUntil: null, months: 12 }, null],
  ])('%o comes on %s', (round, due) => {
    expect(dueOn(round)).toBe(due);
  });

  it('after a round is counted from the day it was closed, however late or early that was', () => {
    fc.assert(
      fc.property(day, months, fc.integer({ min: -400, max: 400 }), (from, count, late) => {
        const round = { validFrom: from, validUntil: null, months: count };
        const closed = plusDays(dueOn(round) as string, late);
        expect(dueOn(nextRound(round, { day: closed, validUntil: null }))).toBe(plusMonths(closed, count));
      }),
    );
  });
});

describe('on a day', () => {
  it.each([
    ['2026-11-22', '2026-11-21', 'overdue', 7, null],
    ['2026-11-22', '2026-11-22', 'soon', 7, null],
    ['2026-11-22', '2026-11-29', 'soon', 7, null],
    ['2026-11-22', '2026-11-30', 'soon', 30, '2026-11-23'],
    ['2026-11-22', '2026-12-22', 'soon', 30, '2026-12-15'],
    ['2026-11-22', '2026-12-23', 'soon', 60, '2026-11-23'],
    ['2026-11-22', '2027-01-21', 'soon', 60, '2026-12-22'],
    ['2026-11-22', '2027-01-22', 'later', null, '2026-11-23'],
  ] as const)('%s what ends %s is %s, told as %s, next on %s', (today, due, state, step, next) => {
    expect([dueState(due, today), warningNow(due, today), nextWarning(due, today)]).toEqual([state, step, next]);
  });

  it('is that of Prague: at half past eleven in the evening in London it is over', () => {
    const now = new Date('2026-11-22T23:30:00Z');
    expect(dueState('2026-11-22', dayIn(now))).toBe('overdue');
    expect(dueState('2026-07-01', dayIn(new Date('2026-07-01T22:30:00Z')))).toBe('overdue');
    expect(dueState('2026-07-01', dayIn(new Date('2026-07-01T21:30:00Z')))).toBe('soon');
  });

  it('whoever looks each day is told three times, and whoever looks now and then once a look at most', () => {
    fc.assert(
      fc.property(day, fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 30 }), (due, pauses) => {
        const walked = (steps: readonly number[]) => {
          let today = plusDays(due, -100);
          let wakes: string | null = nextWarning(due, today);
          const told: number[] = [];
          for (const step of steps) {
            today = plusDays(today, step);
            if (wakes === null || wakes > today) continue;
            told.push(warningNow(due, today) as number);
            wakes = nextWarning(due, today);
          }
          return told;
        };
        expect(walked(Array.from({ length: 120 }, () => 1))).toEqual([60, 30, 7]);
        const told = walked(pauses);
        expect(new Set(told).size).toBe(told.length);
        expect(told).toEqual([...told].sort((a, b) => b - a));
      }),
    );
  });

  it('days until and days after are the same count', () => {
    fc.assert(fc.property(day, fc.integer({ min: -900, max: 900 }), (d, n) => daysUntil(plusDays(d, n), d) === n));
  });
});
