import { describe, expect, it, test } from 'vitest';
import { dayByKey, monthsAway, rangeOf, stepped, weeksOf } from './weeks.ts';

describe('a month by weeks', () => {
  it.each([
    // The first of it is a Sunday, the last a Monday.
    ['2026-11-25', 6, '2026-10-26', '2026-12-06'],
    // It begins on a Monday and ends on a Sunday.
    ['2027-02-14', 4, '2027-02-01', '2027-02-28'],
    ['2028-02-29', 5, '2028-01-31', '2028-03-05'],
    // Clocks are moved in it.
    ['2026-03-01', 6, '2026-02-23', '2026-04-05'],
  ])('of %s has %i, from %s to %s', (day, count, from, to) => {
    const weeks = weeksOf(day);
    expect(weeks).toHaveLength(count);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(rangeOf('month', day)).toEqual({ from, to });
    expect([weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([from, to]);
  });
});

test('a week and a list show no more than themselves', () => {
  expect(rangeOf('week', '2026-11-29')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  expect(rangeOf('list', '2026-11-29')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
});

test('arrows lead by months and weeks, to the last day where a month is shorter', () => {
  expect(monthsAway('2026-12-31', 2)).toBe('2027-02-28');
  expect(monthsAway('2026-01-31', -2)).toBe('2025-11-30');
  expect(stepped('month', '2026-03-31', -1)).toBe('2026-02-28');
  expect(stepped('week', '2026-12-28', 1)).toBe('2027-01-04');
});

test.each([
  ['ArrowLeft', '2026-10-31'],
  ['ArrowDown', '2026-11-08'],
  ['Home', '2026-10-26'],
  ['End', '2026-11-01'],
  ['PageDown', '2026-12-01'],
  ['Tab', undefined],
])('%s leads from the first of November to %s', (key, day) => {
  expect(dayByKey(key, '2026-11-01')).toBe(day);
});
