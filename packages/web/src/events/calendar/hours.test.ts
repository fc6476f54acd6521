import { expect, test } from 'vitest';
import { carried, endOf, hourHeight, slotIn } from './hours.ts';

test('a hand points at half hours, never out of the day', () => {
  expect(slotIn('2026-11-25', 8 * hourHeight + 1)).toBe('2026-11-25T08:00');
  expect(slotIn('2026-11-25', 8.6 * hourHeight)).toBe('2026-11-25T08:30');
  expect(slotIn('2026-11-25', -5)).toBe('2026-11-25T00:00');
  expect(slotIn('2026-11-25', 30 * hourHeight)).toBe('2026-11-25T23:30');
  expect(endOf('2026-11-25T23:30')).toBe('2026-11-26T00:00');
});

const span = { startsAt: '2026-11-26T18:15', endsAt: '2026-11-26T20:00' };
test.each([
  // By days alone where one of the places is a whole day.
  ['2026-11-26', '2026-12-03', '2026-12-03T18:15', '2026-12-03T20:00'],
  ['2026-11-26T18:00', '2026-11-27', '2026-11-27T18:15', '2026-11-27T20:00'],
  ['2026-11-26T18:30', '2026-11-26T09:00', '2026-11-26T08:45', '2026-11-26T10:30'],
  // Over the night on which clocks are moved 18:15 stays 18:15.
  ['2026-11-26', '2027-03-28', '2027-03-28T18:15', '2027-03-28T20:00'],
])('carried from %s to %s it is from %s to %s', (from, to, startsAt, endsAt) => {
  expect(carried(span, from, to)).toEqual({ startsAt, endsAt });
});
