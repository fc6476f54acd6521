import { describe, expect, it } from 'vitest';
import { isWorkingDay } from '../base/time/working-days.ts';
import { daysOver, dueOnOf, warnOnOf, whyNotDue } from './rules-deadlines.ts';
import { daysAtFirst } from './schema-types.ts';

describe('the last day to solve a report', () => {
  it.each([
    ['a Monday in two weeks', '2026-11-23T10:00:00Z', 14, '2026-12-07'],
    ['over a Saturday to Monday', '2026-11-27T10:00:00Z', 1, '2026-11-30'],
    ['over a Sunday to Monday', '2026-11-28T10:00:00Z', 1, '2026-11-30'],
    ['over Christmas and a weekend to Monday', '2026-12-10T10:00:00Z', 14, '2026-12-28'],
    ['over Good Friday, a weekend and Easter Monday to Tuesday', '2026-03-20T10:00:00Z', 14, '2026-04-07'],
    ['over Saturday 1 May to Monday', '2027-04-17T10:00:00Z', 14, '2027-05-03'],
    ['over two holidays in July', '2027-06-21T10:00:00Z', 14, '2027-07-07'],
    ['over New Year’s Day of the next year', '2026-12-18T10:00:00Z', 14, '2027-01-04'],
    ['just after midnight in Prague, the day before in Greenwich', '2026-06-30T22:30:00Z', 14, '2026-07-15'],
    ['just before midnight in Prague', '2026-06-30T21:59:59Z', 14, '2026-07-14'],
    ['over the hour that the spring skips', '2026-03-28T23:30:00Z', 1, '2026-03-30'],
    ['over the hour that the autumn repeats', '2026-10-24T22:30:00Z', 1, '2026-10-26'],
    ['over 29 February', '2028-02-15T10:00:00Z', 14, '2028-02-29'],
    ['over 28 February of a plain year', '2027-02-15T10:00:00Z', 14, '2027-03-01'],
  ])('goes %s', (_, filed, days, due) => {
    expect(dueOnOf(new Date(filed), days)).toBe(due);
    expect(isWorkingDay(due)).toBe(true);
  });

  it('is at first of so many days by kind, and none where nobody counts them', () => {
    expect(daysAtFirst).toEqual({ fault: 14, request: 30, repair: 30, complaint: 30, other: null });
    expect(dueOnOf(new Date('2026-11-23T10:00:00Z'), null)).toBeNull();
  });

  it.each([
    ['new', '2026-12-07', '2026-12-07', 0],
    ['new', '2026-12-07', '2026-12-08', 1],
    ['solving', '2026-12-07', '2027-01-07', 31],
    ['solved', '2026-12-07', '2027-01-07', 0],
    ['archive', '2026-12-07', '2027-01-07', 0],
    ['solving', null, '2027-01-07', 0],
  ] as const)('of a %s one due %s is over on %s by %i', (status, dueOn, today, days) => {
    expect(daysOver({ status, dueOn }, today)).toBe(days);
  });

  it.each([
    ['today', '2026-11-23', '2026-12-07', null],
    ['a Sunday, as it is', '2026-12-13', '2026-12-07', null],
    ['a year ahead', '2027-11-23', null, null],
    ['over a year ahead', '2027-11-24', null, 'far'],
    ['yesterday', '2026-11-22', '2026-12-07', 'past'],
    ['the day it has', '2026-12-07', '2026-12-07', 'same'],
  ] as const)('may be set by hand to %s or not', (_, day, had, why) => {
    expect(whyNotDue(day, had, '2026-11-23')).toBe(why);
  });

  it('is told the day after to the solver, three days later to the chair, and then to nobody', () => {
    expect(warnOnOf('2026-12-07', 0, '2026-11-23')).toBe('2026-12-08');
    expect(warnOnOf('2026-12-07', 1, '2026-12-08')).toBe('2026-12-11');
    expect(warnOnOf('2026-12-07', 1, '2026-12-24')).toBe('2026-12-27');
    expect(warnOnOf('2026-12-07', 2, '2026-12-11')).toBeNull();
    expect(warnOnOf(null, 0, '2026-12-11')).toBeNull();
  });
});
