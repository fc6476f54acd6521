import { describe, expect, it } from 'vitest';
import { monthAround, seriesOf, spanOf, whyNotSaved, withLastDay } from './rules.ts';
import { nextReminder, remindersDue } from './rules-reminders.ts';
import { carriedOver, cutBefore, daysAfter, partingOf } from './rules-scopes.ts';
import { daysFrom, type Series } from './rules-series.ts';
import { EventInput, NotifyPeriod } from './schema.ts';
import { CalendarInput } from './schema-calendars.ts';

const input = (given: object = {}) =>
  EventInput.parse({
    ...{ title: 'Schůze', place_description: '<p>Program</p>', start: '2026-11-26T18:00', end: '2026-11-26T19:00' },
    ...given,
  });
const why = (given: object) => whyNotSaved(input(given));

describe('what keeps an event from being saved', () => {
  it.each<[string, object, object]>([
    ['nothing', {}, {}],
    ['no words', { place_description: '<p> </p>' }, { place_description: 'BASE.FORM.REQUIRED' }],
    ['no start', { start: 'zítra' }, { start: 'EVENT.FORM.NO_TIME' }],
    ['an end before the start', { end: '2026-11-26T17:59' }, { end: 'EVENT.FORM.END_BEFORE_START' }],
    ['an event of forty years', { end: '2066-11-26T19:00' }, { end: 'EVENT.FORM.LONG' }],
    ['the year 1999', { start: '1999-12-31T10:00', end: null }, { start: 'EVENT.FORM.OUT_OF_TIME' }],
    ['a series of long ones', { repeat: true, end: '2026-12-28T18:00' }, { end: 'EVENT.FORM.LONG_IN_SERIES' }],
    ['a series without its end', { repeat: true, endRepeat: 'date_end' }, { endDateRepeat: 'BASE.FORM.REQUIRED' }],
    [
      'a series that ends before it begins',
      { repeat: true, endRepeat: 'date_end', endDateRepeat: '2026-11-25' },
      { endDateRepeat: 'EVENT.FORM.END_OF_SERIES' },
    ],
    ['a Thursday of Mondays', { repeat: true, weekDays: [1] }, { start: 'EVENT.FORM.START_NOT_IN_SERIES' }],
    [
      'a fourth Thursday as the first',
      { repeat: true, repeatFrequency: 'month', typeOfMonthRepeat: 'weekDay', monthWeek: 1 },
      { start: 'EVENT.FORM.START_NOT_IN_SERIES' },
    ],
    [
      'a fourth Thursday that is the last too',
      { repeat: true, repeatFrequency: 'month', typeOfMonthRepeat: 'weekDay', monthWeek: -1 },
      {},
    ],
    [
      'the last day on the 26th',
      { repeat: true, repeatFrequency: 'month', lastDay: true },
      { start: 'EVENT.FORM.START_NOT_IN_SERIES' },
    ],
  ])('%s', (_, given, expected) => expect(why(given)).toEqual(expected));

  it.each([{ repeatFrequency: 'second' }, { numberOfRepeat: 0 }, { repeatCount: 999_999_999 }, { weekDays: [8] }])(
    'no rule may be %s',
    (given) => expect(() => input(given)).toThrow(),
  );

  it('an hour is the usual length, and a whole day has no hours', () => {
    expect(spanOf(input({ end: null }))).toEqual({ startsAt: '2026-11-26T18:00', endsAt: '2026-11-26T19:00' });
    expect(spanOf(input({ allDay: true, end: null }))).toEqual({
      ...{ startsAt: '2026-11-26T00:00', endsAt: '2026-11-26T00:00' },
    });
  });

  it('a count becomes the day of the last one', () => {
    const said = input({ repeat: true, repeatCount: 3 });
    expect(withLastDay(said, '2026-11-26')).toMatchObject({ endRepeat: 'date_end', endDateRepeat: '2026-12-10' });
  });
});

it.each([
  ['', 'none'],
  ['none', 'none'],
  ['none,1_h,1_d', 'none'],
  ['1_d,1_h', '1_h,1_d'],
  ['none,1_d', '1_d'],
])('reminders "%s" are "%s"', (said, kept) => expect(NotifyPeriod.parse(said)).toBe(kept));

it.each(['main', 'Main', 'a/b', '12', ''])('no calendar is called "%s"', (name) =>
  expect(CalendarInput.safeParse({ name }).success).toBe(false),
);

it('a month is asked for with its edge weeks', () => {
  expect(monthAround('2026-11-15')).toEqual({ from: '2026-10-26', to: '2026-12-06' });
  expect(monthAround('2027-02-28')).toEqual({ from: '2027-02-01', to: '2027-02-28' });
});

const weekly = seriesOf(input({ repeat: true }), '2026-11-05', ['2026-11-19']) as Series;

describe('a series that is parted', () => {
  it('holds from the chosen day, or from the next one that stands', () => {
    expect(partingOf(weekly, [], '2026-11-12', 'thisAndFuture')).toEqual({ from: '2026-11-12', isWhole: false });
    // The nineteenth was deleted.
    expect(partingOf(weekly, [], '2026-11-12', 'future')).toEqual({ from: '2026-11-26', isWhole: false });
    expect(partingOf(weekly, ['2026-11-19'], '2026-11-12', 'future')?.from).toBe('2026-11-19');
    expect(partingOf(weekly, [], '2026-11-05', 'thisAndFuture')?.isWhole).toBe(true);
    expect(partingOf({ ...weekly, until: '2026-11-20' }, [], '2026-11-12', 'future')).toBeNull();
  });

  it('keeps what lies before, and takes over what has a place', () => {
    const before = cutBefore(weekly, '2026-11-26');
    expect([...daysFrom(before)]).toEqual(['2026-11-05', '2026-11-12']);
    const same = { ...weekly, first: '2026-11-12', except: [] };
    expect(carriedOver(weekly, ['2026-11-26'], same, '2026-11-12')).toEqual({
      ...{ deleted: ['2026-11-19'], changed: ['2026-11-26'], falls: [] },
    });
    const moved = { ...weekly, first: '2026-11-13', except: [] };
    expect(carriedOver(weekly, ['2026-11-26'], moved, '2026-11-12').falls).toEqual([
      { day: '2026-11-19', deleted: true },
      { day: '2026-11-26', deleted: false },
    ]);
  });
});

describe('what belongs to single occurrences', () => {
  const days = ['2026-11-12', '2026-11-26', '2026-12-03'];
  const by = (next: Series, shift: number, own: string[] = []) =>
    Object.fromEntries(daysAfter(days, own, next, { from: '2026-11-26', by: shift }));

  it('goes with them as far as they move, and what lies before stays', () => {
    const friday = { ...weekly, first: '2026-11-27', except: [] };
    expect(by(friday, 1)).toEqual({ '2026-11-26': '2026-11-27', '2026-12-03': '2026-12-04' });
    const later = { ...weekly, first: '2026-12-03', except: [] };
    expect(by(later, 7)).toEqual({ '2026-11-26': '2026-12-03', '2026-12-03': '2026-12-10' });
  });

  it('stays with one that was changed by itself, and with a day that does not move; what has no place is left behind', () => {
    const friday = { ...weekly, first: '2026-11-27', weekDays: [4, 5], except: ['2026-12-03'] };
    expect(by(friday, 1, ['2026-12-03'])).toEqual({ '2026-11-26': '2026-11-27', '2026-12-03': '2026-12-03' });
    expect(by({ ...weekly, first: '2026-11-26', every: 2, except: [] }, 0)).toEqual({ '2026-11-26': '2026-11-26' });
    // Two of them never come to one day.
    const both = { ...weekly, first: '2026-11-27', frequency: 'day' as const, except: [] };
    expect(new Set(Object.values(by(both, 7))).size).toBe(2);
  });
});

describe('reminders', () => {
  const span = { startsAt: '2026-11-05T18:00', endsAt: '2026-11-05T19:00' };
  const both = { series: weekly, span, allDay: false, notifyPeriod: '1_h,1_d' };
  const at = (iso: string) => new Date(iso);

  it('come a day and an hour before each that stands, and never after a start', () => {
    expect(nextReminder(both, at('2026-11-05T17:00:00Z'))).toEqual(at('2026-11-11T17:00:00Z'));
    expect(nextReminder(both, at('2026-11-11T17:00:00Z'))).toEqual(at('2026-11-12T16:00:00Z'));
    expect(nextReminder(both, at('2026-11-12T16:00:00Z'))).toEqual(at('2026-11-25T17:00:00Z'));
    expect(remindersDue(both, at('2026-11-11T17:00:00Z'))).toMatchObject([{ day: '2026-11-12', minutes: 1440 }]);
    // Both have come: the nearer one is told.
    expect(remindersDue(both, at('2026-11-12T16:30:00Z'))).toMatchObject([{ day: '2026-11-12', minutes: 60 }]);
    expect(remindersDue(both, at('2026-11-12T17:00:00Z'))).toEqual([]);
  });

  it('of a whole day come by daylight the day before', () => {
    const day = { startsAt: '2026-11-05T00:00', endsAt: '2026-11-05T00:00' };
    const whole = { series: null, span: day, allDay: true, notifyPeriod: '1_h,1_d' };
    expect(nextReminder(whole, at('2026-11-01T00:00:00Z'))).toEqual(at('2026-11-04T07:00:00Z'));
    expect(nextReminder(whole, at('2026-11-04T07:00:00Z'))).toEqual(at('2026-11-04T17:00:00Z'));
    expect(nextReminder(whole, at('2026-11-04T17:00:00Z'))).toBeNull();
  });
});
