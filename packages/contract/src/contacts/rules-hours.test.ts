import { describe, expect, it } from 'vitest';
import { closesForHoliday, dayHours, openAt } from './rules-hours.ts';

describe('hours of a day', () => {
  it.each([
    ['8-12', '08:00-12:00'],
    ['8–12, 13–16.30', '08:00-12:00,13:00-16:30'],
    ['13:00 - 17:00 a 08:00 - 12:00', '08:00-12:00,13:00-17:00'],
    ['8.00 až 12.00 13 do 17', '08:00-12:00,13:00-17:00'],
    ['8h-12h; 12-18 hod.', '08:00-18:00'],
    ['0-24', '00:00-24:00'],
    ['Nonstop', '00:00-24:00'],
    ['24 hodin', '00:00-24:00'],
    ['zavřeno', ''],
    ['–', ''],
    ['  ', ''],
  ])('%j is kept as %j', (typed, kept) => {
    expect(dayHours(typed)).toBe(kept);
    // What is kept is typed again when the form opens.
    expect(dayHours(kept)).toBe(kept);
  });

  it.each([
    '8',
    '12-8',
    '8-8',
    '8-25',
    '24:30-25',
    '8:70-9',
    '8-12, 11-14',
    'ráno',
    '8-12 podle dohody',
    '1-2,3-4,5-6,7-8,9-10',
  ])('%j is refused', (typed) => expect(dayHours(typed)).toBeNull());
});

const week = (days: Record<number, string>, hoursOnHolidays = false) => ({
  hours: Array.from({ length: 7 }, (_, i) => days[i] ?? ''),
  hoursOnHolidays,
});
const workdays = (hours: string, hoursOnHolidays = false) =>
  week({ 0: hours, 1: hours, 2: hours, 3: hours, 4: hours }, hoursOnHolidays);
/** 25 November 2026 is a Wednesday. */
const at = (wall: string, offset = '+01:00') => new Date(`${wall}:00${offset}`);

describe('whether somebody is there now', () => {
  const firm = workdays('08:00-12:00,13:00-16:30');

  it('is told by clocks in Prague, with when it changes', () => {
    const open = (wall: string, offset?: string) => openAt(firm, at(wall, offset));
    expect(open('2026-11-25T08:00')).toEqual({ isOpen: true, until: { day: '2026-11-25', time: '12:00', after: 0 } });
    expect(open('2026-11-25T07:59')).toEqual({ isOpen: false, opens: { day: '2026-11-25', time: '08:00', after: 0 } });
    expect(open('2026-11-25T12:00')).toEqual({ isOpen: false, opens: { day: '2026-11-25', time: '13:00', after: 0 } });
    expect(open('2026-11-25T16:29')?.isOpen).toBe(true);
    expect(open('2026-11-25T16:30')).toEqual({ isOpen: false, opens: { day: '2026-11-26', time: '08:00', after: 1 } });
    expect(open('2026-11-27T20:00')).toEqual({ isOpen: false, opens: { day: '2026-11-30', time: '08:00', after: 3 } });
    // Summer is two hours ahead of Greenwich, and it is the next day there before it is here.
    expect(open('2026-07-01T08:00', '+02:00')?.isOpen).toBe(true);
    expect(openAt(firm, new Date('2026-07-01T06:00:00Z'))?.isOpen).toBe(true);
    expect(openAt(firm, new Date('2026-07-01T05:59:00Z'))?.isOpen).toBe(false);
  });

  it('is no on public holidays unless hours hold then too', () => {
    const eve = at('2026-12-24T09:00');
    expect(openAt(firm, eve)).toEqual({ isOpen: false, opens: { day: '2026-12-28', time: '08:00', after: 4 } });
    expect(openAt(workdays('08:00-12:00', true), eve)?.isOpen).toBe(true);
    expect(closesForHoliday(firm, '2026-12-24')).toBe(true);
    expect(closesForHoliday(firm, '2026-12-26')).toBe(false);
    expect(closesForHoliday(firm, '2026-12-23')).toBe(false);
    expect(closesForHoliday(workdays('08:00-12:00', true), '2026-12-24')).toBe(false);
    // Easter Monday of 2027.
    expect(openAt(firm, at('2027-03-29T09:00', '+02:00'))?.isOpen).toBe(false);
  });

  it('goes on over midnight, without an end where there is none', () => {
    const bar = week({ 4: '18:00-24:00', 5: '00:00-02:00' });
    expect(openAt(bar, at('2026-11-27T23:00'))).toEqual({
      ...{ isOpen: true, until: { day: '2026-11-28', time: '02:00', after: 1 } },
    });
    const always = { hours: Array<string>(7).fill('00:00-24:00'), hoursOnHolidays: true };
    expect(openAt(always, at('2026-12-24T03:00'))).toEqual({ isOpen: true, until: null });
    // Without holidays it ends with the day before one.
    expect(openAt({ ...always, hoursOnHolidays: false }, at('2026-12-23T03:00'))).toEqual({
      ...{ isOpen: true, until: { day: '2026-12-23', time: '24:00', after: 0 } },
    });
  });

  it('is told of nobody whose hours are not written, and has no next time where a week has no day', () => {
    expect(openAt({ hours: [], hoursOnHolidays: false }, at('2026-11-25T09:00'))).toBeNull();
    expect(openAt(week({}), at('2026-11-25T09:00'))).toBeNull();
    expect(openAt(week({ 3: '09:00-10:00' }), at('2026-12-24T08:00'))).toEqual({
      ...{ isOpen: false, opens: { day: '2026-12-31', time: '09:00', after: 7 } },
    });
  });
});
