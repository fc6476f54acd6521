import { describe, expect, it } from 'vitest';
import { failedOf, leftOf, perRollamOf, proposedDay, termsOf } from './rules.ts';

describe('terms of a substitute meeting', () => {
  it.each([
    // The day it failed, days of the statutes: called by, held by, sent by so that both hold.
    ['2026-11-23', 30, '2026-12-08', '2027-01-04', '2026-12-04'],
    ['2026-11-25', 30, '2026-12-10', '2027-01-06', '2026-12-06'],
    // Shorter statutes leave the fifteen days alone; longer ones leave no day at all.
    ['2026-11-25', 15, '2026-12-10', '2027-01-06', '2026-12-10'],
    ['2026-11-25', 26, '2026-12-10', '2027-01-06', '2026-12-10'],
    ['2026-11-25', 27, '2026-12-10', '2027-01-06', '2026-12-09'],
    ['2026-11-25', 1, '2026-12-10', '2027-01-06', '2026-12-10'],
    ['2026-11-25', 45, '2026-12-10', '2027-01-06', '2026-11-21'],
    // The fifteenth day is a Saturday, a Sunday, a holiday, a row of them.
    ['2026-11-20', 15, '2026-12-07', '2027-01-04', '2026-12-07'],
    ['2026-11-21', 15, '2026-12-07', '2027-01-04', '2026-12-07'],
    ['2026-12-09', 15, '2026-12-28', '2027-01-20', '2026-12-28'],
    ['2026-12-10', 15, '2026-12-28', '2027-01-21', '2026-12-28'],
    ['2026-12-17', 15, '2027-01-04', '2027-01-28', '2027-01-04'],
    ['2026-03-19', 15, '2026-04-07', '2026-04-30', '2026-04-07'],
    ['2026-03-22', 15, '2026-04-07', '2026-05-04', '2026-04-07'],
    ['2026-04-16', 15, '2026-05-04', '2026-05-28', '2026-05-04'],
    // Six weeks end on the same day of the week: a holiday, a weekend.
    ['2026-11-12', 30, '2026-11-27', '2026-12-28', '2026-11-27'],
    ['2026-11-13', 30, '2026-11-30', '2026-12-28', '2026-11-27'],
    ['2026-11-14', 30, '2026-11-30', '2026-12-28', '2026-11-27'],
    ['2026-11-20', 30, '2026-12-07', '2027-01-04', '2026-12-04'],
    ['2026-02-23', 30, '2026-03-10', '2026-04-07', '2026-03-07'],
    ['2026-03-20', 30, '2026-04-07', '2026-05-04', '2026-04-03'],
    ['2026-08-17', 30, '2026-09-01', '2026-09-29', '2026-08-29'],
    ['2026-10-06', 30, '2026-10-21', '2026-11-18', '2026-10-18'],
    // Leap years and those that are none, clocks that change, another year.
    ['2028-02-16', 15, '2028-03-02', '2028-03-29', '2028-03-02'],
    ['2027-02-16', 15, '2027-03-03', '2027-03-30', '2027-03-03'],
    ['2028-01-18', 30, '2028-02-02', '2028-02-29', '2028-01-29'],
    ['2028-02-29', 15, '2028-03-15', '2028-04-11', '2028-03-15'],
    ['2026-03-25', 15, '2026-04-09', '2026-05-06', '2026-04-09'],
    ['2026-10-20', 15, '2026-11-04', '2026-12-01', '2026-11-04'],
    ['2026-12-31', 15, '2027-01-15', '2027-02-11', '2027-01-15'],
  ])('after one of %s, with %i days of notice', (failedOn, days, inviteBy, heldBy, sendBy) => {
    expect(termsOf(failedOn, days, failedOn)).toMatchObject({ failedOn, inviteBy, heldBy, sendBy });
  });

  it.each([
    ['2026-12-04', 30, true, '2027-01-04', '2027-01-04'],
    ['2026-12-05', 30, false, '2027-01-05', '2027-01-05'],
    ['2026-12-08', 15, true, '2026-12-24', '2027-01-04'],
    ['2026-12-09', 15, false, '2026-12-25', '2026-12-25'],
    ['2026-11-23', 45, false, '2027-01-08', '2027-01-08'],
  ])('sent on %s, %i days before: a day suits both %s', (today, days, fits, earliest, proposed) => {
    const terms = termsOf('2026-11-23', days, today);
    expect([terms.fits, terms.earliest, proposedDay(terms)]).toEqual([fits, earliest, proposed]);
  });
});

type Came = Parameters<typeof failedOf>[0][number];
const came = (...states: string[]): Came[] =>
  states.map((text, i) => {
    const [kind, state] = text.split(' ') as [Came['kind'], Came['state']];
    return { id: i, kind, state, counterTo: null, offAgenda: false };
  });

it.each([
  ['known', came('information discussed', 'resolution passed', 'resolution lost')],
  ['unsaid', came('information waiting', 'resolution waiting')],
  [null, came('information waiting', 'resolution passed')],
  [null, came('resolution rejected')],
  [null, came('information waiting')],
  [null, []],
] as const)('a meeting without quorum: %s', (is, points) => {
  expect(failedOf(points)).toBe(is);
});

it('what was announced and not dealt with comes again, and nothing else', () => {
  const points = came(
    'information discussed',
    'resolution passed',
    'resolution lost',
    'election lost',
    'information waiting',
  );
  const counter = { ...(points[2] as Came), id: 7, counterTo: 2 };
  const matter = { ...(points[2] as Came), id: 8, offAgenda: true };
  expect(leftOf([...points, counter, matter]).map((p) => p.id)).toEqual([2, 3, 4]);
});

it('outside of an assembly the same part of all has to agree', () => {
  expect(
    [null, 'assembly', 'twoThirds', 'threeQuartersOfAll', 'everyoneAtAssembly', 'majorityOfAll'].map((p) =>
      perRollamOf(p as never),
    ),
  ).toEqual([...[null, null, 'perRollamTwoThirds', 'perRollamThreeQuarters', 'everyone', null]]);
});
