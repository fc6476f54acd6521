import { describe, expect, it } from 'vitest';
import { wallTime } from '../base/time/dates.ts';
import {
  askedSpan,
  leftOf,
  offeredUntil,
  problemsOf,
  reminderOf,
  type ThingRules,
  type Used,
  whyNotMore,
  whyNotTime,
} from './rules.ts';
import { momentOf, rowOf, type Span } from './rules-times.ts';

const laundry: ThingRules = {
  ...{ by: 'hours', opens: '07:00', closes: '21:00', slotMinutes: 120, least: 1, most: 2, daysAhead: 14 },
  ...{ perWeek: 3, mostOpen: 4, quiet: [{ days: [7], from: '19:00', to: '24:00' }], isOpen: true },
};
// Saturday noon.
const now = momentOf('2026-11-21T12:00');
const at = (startsAt: string, count = 1): Span => rowOf(laundry, startsAt, count) as Span;

describe('whether the time can be had', () => {
  it.each<[string, Partial<ThingRules>, string | null]>([
    ['2026-11-21T13:00', {}, null],
    ['2026-11-21T11:00', {}, null],
    ['2026-11-21T09:00', {}, 'BOOKING.ERRORS.PAST'],
    ['2026-12-05T07:00', {}, null],
    ['2026-12-06T07:00', {}, 'BOOKING.ERRORS.FAR'],
    ['2026-11-22T19:00', {}, 'BOOKING.ERRORS.QUIET'],
    ['2026-11-22T17:00', {}, null],
    ['2026-11-23T17:00', { isOpen: false }, 'BOOKING.ERRORS.SHUT'],
    ['2026-11-22T19:00', { quiet: [] }, null],
  ])('%s with %o: %s', (startsAt, change, why) =>
    expect(whyNotTime({ ...laundry, ...change }, at(startsAt), now)).toBe(why),
  );

  it('two in a row touch quiet hours by their second', () =>
    expect(whyNotTime(laundry, at('2026-11-22T17:00', 2), now)).toBe('BOOKING.ERRORS.QUIET'));

  it.each([
    ['2026-11-23T09:00', 3, 'BOOKING.ERRORS.LENGTH'],
    ['2026-11-23T09:30', 1, 'BOOKING.ERRORS.SLOT'],
    ['2026-11-23T19:00', 2, 'BOOKING.ERRORS.SLOT'],
  ])('%s, %d in a row: %s', (startsAt, count, why) => expect(askedSpan(laundry, startsAt, count)).toBe(why));
});

describe('whether the unit can have more', () => {
  it.each<[Used, Partial<ThingRules>, string | null, { inWeek: number | null; open: number }]>([
    [{ inWeek: 0, open: 0, openOfAll: 0 }, {}, null, { inWeek: 3, open: 4 }],
    [{ inWeek: 3, open: 2, openOfAll: 2 }, {}, 'BOOKING.ERRORS.WEEK', { inWeek: 0, open: 2 }],
    [{ inWeek: 5, open: 2, openOfAll: 2 }, {}, 'BOOKING.ERRORS.WEEK', { inWeek: 0, open: 2 }],
    [{ inWeek: 1, open: 4, openOfAll: 4 }, {}, 'BOOKING.ERRORS.OPEN', { inWeek: 2, open: 0 }],
    [{ inWeek: 9, open: 49, openOfAll: 49 }, { perWeek: null, mostOpen: null }, null, { inWeek: null, open: 1 }],
    [{ inWeek: 0, open: 0, openOfAll: 50 }, {}, 'BOOKING.ERRORS.MOST', { inWeek: 3, open: 0 }],
  ])('%o with %o: %s', (used, change, why, left) => {
    expect(whyNotMore({ ...laundry, ...change }, used)).toBe(why);
    expect(leftOf({ ...laundry, ...change }, used)).toEqual(left);
  });
});

describe('reminders', () => {
  it.each([
    ['2026-11-23T09:00', '2026-11-22T18:00'],
    ['2026-11-22T07:00', '2026-11-21T18:00'],
    ['2026-11-21T17:00', '2026-11-21T15:00'],
    ['2026-11-21T15:00', null],
    ['2026-11-21T11:00', null],
  ])('of what begins at %s come at %s', (startsAt, when) => {
    const found = reminderOf(at(startsAt), now);
    expect(found && wallTime(found)).toBe(when);
  });
});

describe('what is free again', () => {
  it.each([
    // Saturday noon: a quarter of what is left, at most until the next morning.
    ['2026-11-21T17:00', '2026-11-21T13:15'],
    ['2026-11-22T07:00', '2026-11-21T16:45'],
    ['2026-11-22T17:00', '2026-11-21T19:15'],
    ['2026-11-24T09:00', '2026-11-22T08:00'],
    ['2026-11-21T15:00', '2026-11-21T12:45'],
    ['2026-11-21T13:00', null],
    ['2026-11-21T11:00', null],
  ])('and begins at %s is kept until %s', (startsAt, until) => {
    const found = offeredUntil(at(startsAt), now);
    expect(found && wallTime(found)).toBe(until);
  });

  it('is kept over the night of who is told late, and never into its last hour', () => {
    const late = momentOf('2026-11-21T23:30');
    const until = offeredUntil(at('2026-11-22T09:00'), late) as Date;
    expect(wallTime(until)).toBe('2026-11-22T08:00');
    expect(wallTime(offeredUntil(at('2026-11-22T07:00'), late) as Date)).toBe('2026-11-22T06:00');
  });
});

describe('rules that contradict themselves', () => {
  it.each([
    [{}, {}],
    [{ closes: '02:00' }, {}],
    [{ slotMinutes: 900 }, { slotMinutes: 'BOOKING.FORM.NO_SLOT' }],
    [{ closes: '02:00', slotMinutes: 900 }, {}],
    [{ opens: '22:00', closes: '02:00', slotMinutes: 300 }, { slotMinutes: 'BOOKING.FORM.NO_SLOT' }],
    [{ by: 'nights' as const }, { closes: 'BOOKING.FORM.LEAVES' }],
    [{ by: 'nights' as const, opens: '14:00', closes: '10:00' }, {}],
    [{ by: 'days' as const, opens: '10:00', closes: '10:00' }, {}],
    [{ least: 3 }, { most: 'BOOKING.FORM.LEAST' }],
    [{ quiet: [{ days: [7], from: '22:00', to: '06:00' }] }, { quiet: 'BOOKING.FORM.QUIET' }],
  ])('%o: %o', (change, problems) => expect(problemsOf({ ...laundry, ...change })).toEqual(problems));
});
