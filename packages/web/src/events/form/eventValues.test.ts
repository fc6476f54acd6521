import { describe, expect, it, test } from 'vitest';
import type { EventDetail } from '#contract/events/schema.ts';
import {
  changeOf,
  inputOf,
  isOfWhole,
  newEvent,
  remindersAfter,
  ruleFrom,
  ruleSent,
  valuesOf,
  whyWrong,
  withAllDay,
  withStart,
} from './eventValues.ts';

const today = '2026-11-25';
const fresh = newEvent({}, today);
/** A committee meeting on every Thursday, as it is read. */
const meeting = {
  ...{ id: 7, parentId: null, occurrence: '2026-11-26', title: 'Schůze', place_description: '<p>Program</p>' },
  ...{ place_address: '', startsAt: '2026-11-26T18:00', endsAt: '2026-11-26T19:30', allDay: false, repeat: true },
  ...{ repeatFrequency: 'week', numberOfRepeat: 1, weekDays: [4], typeOfMonthRepeat: 'date', monthWeek: null },
  ...{ lastDay: false, endRepeat: 'none', endDateRepeat: null, calendarId: null, labelId: 'meeting', ownColour: null },
  ...{
    notify_period: 'none',
    acceptRead: false,
    comments: true,
    coming: false,
    capacity: null,
    comingData: null,
    attachments: [],
    files: [],
    audience: [],
  },
  ...{ isPublic: true, everyone: true, updatedAt: '1' },
} as unknown as EventDetail;

describe('a new event', () => {
  it.each([
    [{}, '2026-11-25T18:00', '2026-11-25T19:00', false],
    [{ start: '2026-12-01' }, '2026-12-01T18:00', '2026-12-01T19:00', false],
    [{ start: '2026-12-01T23:30' }, '2026-12-01T23:30', '2026-12-02T00:30', false],
    [{ start: '2026-12-01T08:00', end: '2026-12-01T11:30' }, '2026-12-01T08:00', '2026-12-01T11:30', false],
    [{ start: '2026-12-01', end: '2026-12-03' }, '2026-12-01', '2026-12-03', true],
    [{ start: 'zítra', end: '<b>' }, '2026-11-25T18:00', '2026-11-25T19:00', false],
  ])('drawn as %j is from %s to %s', (begun, start, end, allDay) => {
    expect(newEvent(begun, today)).toMatchObject({ start, end, allDay, repeat: false, aim: 'house' });
  });
});

describe('another beginning', () => {
  it('takes the end with it and keeps the length', () => {
    expect(withStart(valuesOf(meeting), '2026-11-27T23:00')).toMatchObject({ end: '2026-11-28T00:30', weekDays: [5] });
    const days = { ...fresh, allDay: true, start: '2026-11-25', end: '2026-11-27' };
    expect(withStart(days, '2026-12-30')).toMatchObject({ start: '2026-12-30', end: '2027-01-01' });
  });
  it('that cannot be read yet changes nothing else', () => {
    expect(withStart(fresh, '25. 1')).toEqual({ ...fresh, start: '25. 1' });
    expect(withStart({ ...fresh, start: '25. 1' }, '2026-12-01T08:00').end).toBe(fresh.end);
  });
  it('moves the day of the week, the week of the month and the last day of the rule', () => {
    const rule = { ...fresh, weekDays: [1, 4], monthWeek: -1, lastDay: true };
    // The last Thursday of November and its last day; the second Tuesday of December.
    expect(ruleFrom(rule, '2026-11-26', '2026-12-08')).toMatchObject({
      weekDays: [1, 2],
      monthWeek: 2,
      lastDay: false,
    });
    expect(ruleFrom(rule, '2026-11-26', '2026-12-31')).toMatchObject({
      weekDays: [1, 4],
      monthWeek: -1,
      lastDay: true,
    });
    expect(ruleFrom({ ...rule, monthWeek: null }, '2026-11-26', '2026-12-08').monthWeek).toBeNull();
  });
});

test('whole days come and go with the hours', () => {
  const whole = withAllDay({ ...fresh, end: '2026-11-27T02:00' }, true);
  expect(whole).toMatchObject({ start: '2026-11-25', end: '2026-11-27', allDay: true });
  expect(withAllDay(whole, false)).toMatchObject({ start: '2026-11-25T18:00', end: '2026-11-27T18:00' });
  expect(withAllDay({ ...whole, end: '2026-11-25' }, false).end).toBe('2026-11-25T19:00');
});

describe('what is sent', () => {
  it('holds nothing of another frequency, and one way to end', () => {
    const all = {
      ...fresh,
      repeat: true,
      weekDays: [4, 1],
      monthWeek: 2,
      lastDay: true,
      typeOfMonthRepeat: 'weekDay',
    } as const;
    const v = { ...all, weekDays: [4, 1], ending: 'count', repeatCount: 5, endDateRepeat: '2027-01-01' } as const;
    expect(ruleSent({ ...v, weekDays: [4, 1] })).toEqual({
      ...{ repeat: true, repeatFrequency: 'week', numberOfRepeat: 1, weekDays: [1, 4], typeOfMonthRepeat: 'date' },
      ...{ monthWeek: null, lastDay: false, endRepeat: 'date_end', endDateRepeat: null, repeatCount: 5 },
    });
    expect(ruleSent({ ...v, weekDays: [], repeatFrequency: 'month', ending: 'day' })).toMatchObject({
      ...{ weekDays: [], monthWeek: 2, lastDay: false, endDateRepeat: '2027-01-01', repeatCount: null },
    });
  });
  it('is refused where a field is missing, and for nobody', () => {
    const v = { ...fresh, aim: 'some' } as const;
    expect(whyWrong(inputOf(v))).toEqual({
      place_description: 'BASE.FORM.REQUIRED',
      audience: 'CALENDAR.FORM.NOBODY_CHOSEN',
    });
    const over = { ...fresh, place_description: '<p>x</p>', end: '2026-11-25T17:00' };
    expect(whyWrong(inputOf(over))).toEqual({ end: 'EVENT.FORM.END_BEFORE_START' });
    expect(whyWrong(inputOf({ ...over, end: fresh.end }))).toEqual({});
  });
  it('of one occurrence leaves the rule of its series as it is', () => {
    const moved = withStart(valuesOf(meeting), '2026-11-27T18:00');
    const meant = { day: '2026-11-26', fall: false };
    expect(changeOf(moved, meeting, '1', { ...meant, typeUpdate: 'this' })).toMatchObject({
      weekDays: [4],
      day: '2026-11-26',
    });
    expect(changeOf(moved, meeting, '1', { ...meant, typeUpdate: 'thisAndFuture' }).weekDays).toEqual([5]);
  });
  it('of what follows one that was changed by itself goes on from where that one is', () => {
    const ends = { endRepeat: 'date_end', endDateRepeat: '2026-12-10' } as const;
    const alone = {
      ...meeting,
      ...ends,
      parentId: 7,
      id: 8,
      repeat: false,
      startsAt: '2026-11-27T19:00',
      endsAt: '2026-11-27T20:00',
    };
    const meant = { day: '2026-11-26', fall: true };
    const sent = (typeUpdate: 'this' | 'thisAndFuture' | null, start?: string) => {
      const v = start ? withStart(valuesOf(alone), start) : valuesOf(alone);
      return changeOf(v, alone, '1', { ...meant, typeUpdate });
    };
    expect(sent('thisAndFuture')).toMatchObject({ repeat: true, weekDays: [5], endDateRepeat: '2026-12-11' });
    expect(sent('thisAndFuture', '2026-11-25T19:00')).toMatchObject({ weekDays: [3], endDateRepeat: '2026-12-09' });
    expect(sent('this').repeat).toBe(false);
    expect(sent(null).repeat).toBe(false);
    expect(isOfWhole(withStart(valuesOf(alone), '2026-11-25T19:00'), alone)).toBe(false);
  });
});

test('what only a whole series has is told from what one occurrence may have', () => {
  const v = valuesOf(meeting);
  expect(isOfWhole(v, meeting)).toBe(false);
  expect(isOfWhole({ ...v, title: 'Jinak', place_address: 'Sklep' }, meeting)).toBe(false);
  expect(isOfWhole(withStart(v, '2026-11-27T18:00'), meeting)).toBe(false);
  for (const more of [{ weekDays: [4, 5] }, { comments: false }, { aim: 'committee' as const }, { numberOfRepeat: 2 }])
    expect(isOfWhole({ ...v, ...more }, meeting)).toBe(true);
});

test.each([
  ['none', ['none', '1_h'], '1_h'],
  ['1_h', ['1_h', '1_d'], '1_h,1_d'],
  ['1_h,1_d', ['1_h', '1_d', 'none'], 'none'],
  ['1_h', ['1_h', 'none'], 'none'],
  ['1_h', [], 'none'],
  ['none', [], 'none'],
])('from %s to %j people are reminded: %s', (before, chosen, after) => {
  expect(remindersAfter(before, chosen)).toBe(after);
});
