import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIn, momentAt, wallTime } from '../base/time/dates.ts';
import { addDays } from '../base/time/working-days.ts';
import { daysBetween } from './rules-series.ts';
import { minutesBetween, momentsOf, spanOn, wallAfter, wallOf } from './rules-times.ts';

const iso = (startsAt: string, endsAt: string, allDay = false) => {
  const { start, end } = momentsOf({ startsAt, endsAt }, allDay);
  return [start.toISOString(), end.toISOString()];
};

describe('when an occurrence is', () => {
  it('keeps its hour over both clock changes', () => {
    const meeting = { startsAt: '2026-03-22T18:00', endsAt: '2026-03-22T19:30' };
    const on = (day: string) => iso(...(Object.values(spanOn(meeting, day)) as [string, string]));
    expect(on('2026-03-22')).toEqual(['2026-03-22T17:00:00.000Z', '2026-03-22T18:30:00.000Z']);
    expect(on('2026-03-29')).toEqual(['2026-03-29T16:00:00.000Z', '2026-03-29T17:30:00.000Z']);
    expect(on('2026-10-25')).toEqual(['2026-10-25T17:00:00.000Z', '2026-10-25T18:30:00.000Z']);
  });

  it('moves forward out of the hour that does not exist, as long as it was', () => {
    expect(iso('2026-03-29T02:30', '2026-03-29T03:00')).toEqual([
      '2026-03-29T01:30:00.000Z',
      '2026-03-29T02:00:00.000Z',
    ]);
    expect(iso('2026-03-29T01:30', '2026-03-29T03:30')).toEqual([
      '2026-03-29T00:30:00.000Z',
      '2026-03-29T01:30:00.000Z',
    ]);
  });

  it('means the first of an hour that comes twice', () => {
    expect(iso('2026-10-25T02:30', '2026-10-25T02:45')).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T00:45:00.000Z',
    ]);
    expect(iso('2026-10-25T02:30', '2026-10-25T03:00')).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T02:00:00.000Z',
    ]);
  });

  it('is of a whole day from midnight to midnight, also on days of 23 and 25 hours', () => {
    expect(iso('2026-03-29T00:00', '2026-03-29T00:00', true)).toEqual([
      ...['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ]);
    expect(iso('2026-10-24T00:00', '2026-10-25T00:00', true)).toEqual([
      ...['2026-10-23T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ]);
  });

  it('is the same whatever zone the computer stands in', () => {
    const zone = process.env.TZ;
    const days = Array.from({ length: 590 }, (_, n) => addDays('2020-01-01', 13 * n));
    const weekly = {
      first: '2020-01-03',
      until: null,
      frequency: 'week',
      every: 2,
      weekDays: [5],
      by: 'date',
    } as const;
    const toldIn = (name: string) => {
      process.env.TZ = name;
      const told = days.map((day, n) => {
        const startsAt = wallAfter(`${day}T00:00`, 97 * n);
        const { start } = momentsOf({ startsAt, endsAt: wallAfter(startsAt, 90) }, n % 7 === 0);
        const later = daysBetween({ ...weekly, week: null, lastDay: false, except: [] }, day, addDays(day, 30), 9);
        return [start.toISOString(), wallTime(start), dayIn(start), later.join()].join(' ');
      });
      return { offset: new Date(2026, 0, 1).getTimezoneOffset(), told };
    };
    try {
      const [here, ...others] = ['Europe/Prague', 'Pacific/Auckland', 'America/New_York', 'UTC'].map(toldIn);
      expect(new Set([here, ...others].map((one) => one?.offset)).size).toBe(4);
      for (const { told } of others) expect(told).toEqual(here?.told);
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  it('shows the hour that was typed on every day of 2020 to 2040, and never ends before it starts', () => {
    const time = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7670 }), time, fc.integer({ min: 0, max: 3000 }), (day, from, length) => {
        const startsAt = wallAfter(`${addDays('2020-01-01', day)}T00:00`, from);
        const { start, end } = momentsOf({ startsAt, endsAt: wallAfter(startsAt, length) }, false);
        expect([0, 60]).toContain(minutesBetween(startsAt, wallTime(start)));
        expect(end.getTime()).toBeGreaterThanOrEqual(start.getTime());
      }),
      { numRuns: 400 },
    );
  });
});

it('every half hour of a year is the moment that clocks say', () => {
  for (let wall = '2026-01-01T00:00'; wall < '2027-01-01T00:00'; wall = wallAfter(wall, 30))
    expect([wall, momentsOf({ startsAt: wall, endsAt: wall }, false).start]).toEqual([wall, momentAt(wall)]);
});

describe('what is sent as a time', () => {
  it.each([
    ['2026-11-26T18:00', '2026-11-26T18:00'],
    ['2026-11-26 18:00:00', '2026-11-26T18:00'],
    ['2026-11-26T17:00:00.000Z', '2026-11-26T18:00'],
    ['2026-07-26T18:00:00+02:00', '2026-07-26T18:00'],
    ['2026-11-26', '2026-11-26T00:00'],
    ['2026-02-29', null],
    ['2026-02-30T10:00:00Z', null],
    ['2026-11-26T24:00', null],
    ['zítra', null],
    ['', null],
    ['0000-01-01', null],
  ])('%s is %s', (text, wall) => expect(wallOf(text)).toBe(wall));
});
