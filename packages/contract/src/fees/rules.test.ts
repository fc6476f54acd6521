import { describe, expect, it } from 'vitest';
import { momentAt } from '../base/time/dates.ts';
import { amountAt, yearSum } from './rules.ts';
import { dueDays, nextDue, nextReminder } from './rules-days.ts';
import { thousandthsOf, thousandthsText } from './rules-numbers.ts';
import { frequencies } from './schema-words.ts';

describe('due days', () => {
  it.each([
    ['monthly', '2026-01-31', '2026-02-01', '2026-04-30', ['2026-02-28', '2026-03-31', '2026-04-30']],
    ['quarterly', '2026-01-15', '2026-01-15', '2026-12-31', ['2026-01-15', '2026-04-15', '2026-07-15', '2026-10-15']],
    ['halfYearly', '2025-08-31', '2026-01-01', '2026-12-31', ['2026-02-28', '2026-08-31']],
    ['annual', '2024-02-29', '2025-01-01', '2028-12-31', ['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']],
    ['oneOff', '2026-05-01', '2026-01-01', '2026-12-31', ['2026-05-01']],
    ['oneOff', '2026-05-01', '2026-05-02', '2036-12-31', []],
    ['every2Years', '2026-05-01', '2026-01-01', '2030-12-31', ['2026-05-01', '2028-05-01', '2030-05-01']],
    ['every3Years', '2026-05-01', '2027-01-01', '2030-12-31', ['2029-05-01']],
    ['every4Years', '2026-05-01', '2027-01-01', '2030-12-31', ['2030-05-01']],
    ['every5Years', '2026-05-01', '2027-01-01', '2030-12-31', []],
  ] as const)('%s from %s, between %s and %s', (frequency, firstDue, from, to, days) => {
    expect(dueDays({ frequency, firstDue }, from, to)).toEqual(days);
  });

  it.each(frequencies)('%s: the next one is the first of those that come', (frequency) => {
    const due = { frequency, firstDue: '2026-01-31' };
    for (const day of ['2025-06-01', '2026-01-31', '2026-02-01', '2026-12-31', '2031-02-01']) {
      const first = dueDays(due, day, '2099-12-31')[0] ?? null;
      expect(nextDue(due, day)).toBe(first);
    }
  });
});

describe('amounts', () => {
  const versions = [
    { validFrom: '2027-01-01', amount: 300n },
    { validFrom: '2026-03-01', amount: 100n },
  ];
  it('holds from its day; before all of them the first one does', () => {
    expect(['2026-01-01', '2026-12-31', '2027-01-01'].map((day) => amountAt(versions, day))).toEqual([
      100n,
      100n,
      300n,
    ]);
  });
  it('of a year is what comes due in it; of a fixed one what all units pay', () => {
    const fee = { frequency: 'monthly', firstDue: '2026-11-15', versions, side: 'units' } as const;
    expect([2025, 2026, 2027].map((year) => yearSum({ ...fee, feeKey: 'share' }, year, 5))).toEqual([0n, 200n, 3600n]);
    expect(yearSum({ ...fee, feeKey: 'fixed' }, 2027, 5)).toBe(18_000n);
    expect(yearSum({ ...fee, side: 'house', feeKey: 'fixed' }, 2027, 5)).toBe(3600n);
  });
});

describe('reminders', () => {
  const at = (wall: string) => momentAt(wall) as Date;
  it.each([
    ['annual', '2026-12-20', '2026-11-01T08:00', '2026-11-20T09:00'],
    ['annual', '2026-12-20', '2026-11-20T09:00', '2027-11-20T09:00'],
    ['monthly', '2026-01-10', '2026-11-26T10:00', '2026-12-07T09:00'],
    ['monthly', '2026-01-10', '2026-12-07T09:00', '2027-01-07T09:00'],
    ['quarterly', '2026-01-10', '2026-12-07T09:00', '2027-01-03T09:00'],
    ['oneOff', '2026-01-10', '2026-12-07T09:00', null],
  ] as const)('%s of %s after %s', (frequency, firstDue, after, next) => {
    expect(nextReminder({ frequency, firstDue }, at(after))).toEqual(next && at(next));
  });
});

it.each(['0', '1', '1.5', '0.001', '12.25', '999999999.999'])('the number %s stays as it is', (text) => {
  expect(thousandthsText(thousandthsOf(text))).toBe(text);
});
