import { describe, expect, it } from 'vitest';
import { clockOf } from './rules-clock.ts';

const noon = (day: string) => new Date(`${day}T11:00:00Z`);

describe('the last day of minutes', () => {
  it.each([
    // The meeting ended, the thirtieth day is one people work on.
    ['2026-12-16T18:24:00Z', '2027-01-15'],
    ['2028-01-30T18:00:00Z', '2028-02-29'],
    ['2027-01-30T18:00:00Z', '2027-03-01'],
    ['2028-01-31T18:00:00Z', '2028-03-01'],
    // It is a Saturday or a Sunday.
    ['2026-12-31T22:59:00Z', '2027-02-01'],
    ['2026-12-31T23:00:00Z', '2027-02-01'],
    ['2026-11-27T18:00:00Z', '2026-12-28'],
    // It is a holiday, alone, in a row, or beside a weekend.
    ['2026-12-02T18:00:00Z', '2027-01-04'],
    ['2026-11-24T18:00:00Z', '2026-12-28'],
    ['2026-11-26T18:00:00Z', '2026-12-28'],
    ['2026-03-04T18:00:00Z', '2026-04-07'],
    ['2026-03-07T18:00:00Z', '2026-04-07'],
    ['2026-04-01T17:00:00Z', '2026-05-04'],
    ['2026-04-08T17:00:00Z', '2026-05-11'],
    ['2026-06-05T17:00:00Z', '2026-07-07'],
    ['2026-08-29T17:00:00Z', '2026-09-29'],
    ['2026-09-28T17:00:00Z', '2026-10-29'],
    ['2026-10-18T17:00:00Z', '2026-11-18'],
    // Clocks in Prague change between.
    ['2026-03-28T22:30:00Z', '2026-04-27'],
    ['2026-03-29T22:30:00Z', '2026-04-29'],
    ['2026-10-24T22:30:00Z', '2026-11-24'],
  ])('after a meeting that ended %s is %s', (ended, last) => {
    expect(clockOf(new Date(ended), new Date(ended)).last).toBe(last);
  });
});

it.each([
  ['2026-12-16', 30, 0, 'ok'],
  ['2026-12-31', 15, 15, 'ok'],
  ['2027-01-01', 14, 16, 'soon'],
  ['2027-01-15', 0, 30, 'soon'],
  ['2027-01-16', -1, 30, 'late'],
])('on %s there are %i days left', (today, left, gone, state) => {
  const clock = clockOf(new Date('2026-12-16T18:24:00Z'), noon(today));
  expect(clock).toEqual({ last: '2027-01-15', days: 30, left, gone, state });
});
