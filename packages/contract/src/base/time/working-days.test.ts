import { expect, it } from 'vitest';
import { holidayOf, isWorkingDay } from './working-days.ts';

it.each([
  ['2026-01-01', 'NEW_YEAR'],
  ['2026-04-03', 'GOOD_FRIDAY'],
  ['2026-04-06', 'EASTER_MONDAY'],
  // Easter Sunday itself is no public holiday of its own.
  ['2026-04-05', null],
  ['2027-03-26', 'GOOD_FRIDAY'],
  ['2026-11-17', 'FREEDOM'],
  ['2026-12-24', 'CHRISTMAS_EVE'],
  ['2026-12-27', null],
])('%s is the holiday %s', (day, holiday) => {
  expect(holidayOf(day)).toBe(holiday);
  if (holiday) expect(isWorkingDay(day)).toBe(false);
});
