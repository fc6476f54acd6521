import { expect, it } from 'vitest';
import { dutyOf, remindedSince } from './rules-duty.ts';

it.each([
  // The thirtieth day is one people work on.
  ['2026-11-23T10:00:00Z', '2026-12-23'],
  ['2028-01-30T10:00:00Z', '2028-02-29'],
  // A Saturday, a Sunday, holidays in a row, Easter.
  ['2026-11-19T10:00:00Z', '2026-12-21'],
  ['2026-11-24T10:00:00Z', '2026-12-28'],
  ['2026-12-02T10:00:00Z', '2027-01-04'],
  ['2026-03-04T10:00:00Z', '2026-04-07'],
  ['2026-06-05T10:00:00Z', '2026-07-07'],
  // Before midnight of Prague, and after it; clocks change between.
  ['2026-11-22T22:59:00Z', '2026-12-22'],
  ['2026-11-22T23:01:00Z', '2026-12-23'],
  ['2026-03-28T22:30:00Z', '2026-04-27'],
])('asked at %s, a meeting is called by %s', (at, last) => {
  expect(dutyOf(new Date(at), false, new Date(at)).last).toBe(last);
});

it.each([
  ['2026-12-08', false, 15, 'ok'],
  ['2026-12-09', false, 14, 'soon'],
  ['2026-12-23', false, 0, 'soon'],
  ['2026-12-24', false, -1, 'late'],
  ['2026-12-24', true, -1, 'met'],
])('on %s, called %s: %i days are left', (today, isMet, left, state) => {
  const duty = dutyOf(new Date('2026-11-23T10:00:00Z'), isMet, new Date(`${today}T11:00:00Z`));
  expect(duty).toEqual({ since: '2026-11-23', last: '2026-12-23', left, state });
});

it('the committee is reminded a week before the thirtieth day', () => {
  expect(remindedSince(new Date('2026-12-16T11:00:00Z'))).toBe('2026-11-23');
});
