import { expect, it } from 'vitest';
import { momentAt, wallTime } from './dates.ts';

it.each([
  ['2026-11-24T20:00', '2026-11-24T19:00:00.000Z'],
  ['2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
  // the hour that the autumn repeats is its first
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
])('%s in Prague is %s', (wall, iso) => {
  expect(momentAt(wall)?.toISOString()).toBe(iso);
  expect(wallTime(new Date(iso))).toBe(wall);
});

it('a time that the spring skips is an hour later', () => {
  expect(wallTime(momentAt('2026-03-29T02:30') as Date)).toBe('2026-03-29T03:30');
});

it.each(['', 'zítra', '2026-11-24', '2026-13-01T10:00'])('"%s" is no moment', (text) => {
  expect(momentAt(text)).toBeNull();
});
