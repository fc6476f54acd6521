import { expect, it } from 'vitest';
import {
  barsOf,
  byTitle,
  daysOfItem,
  daysOfSheet,
  fitting,
  itemsOn,
  type SheetItem,
  weeksOfMonth,
} from './rules-sheet.ts';

const item = (title: string, startsAt: string, endsAt: string, more: Partial<SheetItem> = {}): SheetItem => ({
  ...{ title, startsAt, endsAt, allDay: false, look: 'event' },
  ...more,
});
const whole = (title: string, from: string, to: string, more: Partial<SheetItem> = {}) =>
  item(title, `${from}T00:00`, `${to}T00:00`, { allDay: true, ...more });

it('what ends at midnight leaves the next day alone, and a whole day takes its last one', () => {
  expect(daysOfItem(item('Oslava', '2026-12-05T18:00', '2026-12-06T00:00'))).toEqual({
    ...{ first: '2026-12-05', last: '2026-12-05' },
  });
  expect(daysOfItem(whole('Lešení', '2026-12-05', '2026-12-08')).last).toBe('2026-12-08');
});

it.each([
  ['2026-12-17', 5, '2026-11-30', '2027-01-03'],
  ['2027-02-01', 4, '2027-02-01', '2027-02-28'],
  ['2026-08-31', 6, '2026-07-27', '2026-09-06'],
])('the month of %s has %i weeks', (day, count, first, last) => {
  const weeks = weeksOfMonth(day);
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([count, first, last]);
});

it('a month and a year go from their first day to their last, in a leap year too', () => {
  expect(daysOfSheet('month', '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(daysOfSheet('year', '2028-02-10')).toEqual({ from: '2028-01-01', to: '2028-12-31' });
});

it('bars go on from week to week, stay within the month and never lie over each other', () => {
  const [first, second] = weeksOfMonth('2026-12-01');
  const range = daysOfSheet('month', '2026-12-01');
  const items = [whole('Lešení', '2026-11-28', '2026-12-08'), whole('Nátěr', '2026-12-02', '2026-12-03')];
  const short = (bars: ReturnType<typeof barsOf>) =>
    bars.map(({ item: i, from, to, lane, begins, ends }) => [i.title, from, to, lane, begins, ends]);
  expect(short(barsOf(items, first as string[], range))).toEqual([
    ['Lešení', 1, 6, 0, false, false],
    ['Nátěr', 2, 3, 1, true, true],
  ]);
  expect(short(barsOf(items, second as string[], range))).toEqual([['Lešení', 0, 1, 0, false, true]]);
});

it('outages stand first in their day, and what takes several days does not stand there', () => {
  const items = [
    item('Schůze', '2026-12-09T07:00', '2026-12-09T08:00'),
    item('Neteče voda', '2026-12-09T08:00', '2026-12-09T12:00', { look: 'outage' }),
    whole('Lešení', '2026-12-08', '2026-12-10'),
  ];
  expect(itemsOn(items, '2026-12-09').map((i) => i.title)).toEqual(['Neteče voda', 'Schůze']);
});

it('a series is said once with its days, those of the range alone', () => {
  const days = ['2026-11-30', '2026-12-07', '2026-12-14'].map((d) => whole('plast', d, d, { look: 'waste' }));
  expect(byTitle(days, daysOfSheet('month', '2026-12-01'))).toEqual([
    { title: 'plast', look: 'waste', days: ['2026-12-07', '2026-12-14'] },
  ]);
});

it.each([
  [[10, 10, 10], 30, 3],
  [[10, 10, 10], 29, 2],
  [[10, 10, 10], 27, 1],
  [[40, 10], 30, 0],
  [[], 5, 0],
])('of heights %j in %i with a line of 8 there stand %i', (heights, room, n) =>
  expect(fitting(heights, room, 8)).toBe(n),
);
