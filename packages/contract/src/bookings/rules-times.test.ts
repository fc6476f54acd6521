import { describe, expect, it } from 'vitest';
import { cellsOf, countOf, isQuiet, momentOf, mondayOf, rowOf, type Span, type Times } from './rules-times.ts';

const hours = (opens: string, closes: string, slotMinutes: number): Times => ({
  by: 'hours',
  opens,
  closes,
  slotMinutes,
});
const laundry = hours('07:00', '21:00', 120);
const room: Times = { by: 'nights', opens: '14:00', closes: '10:00', slotMinutes: 60 };
const parking: Times = { by: 'days', opens: '00:00', closes: '24:00', slotMinutes: 60 };
const lengthOf = (span: { start: Date; end: Date } | null | undefined) =>
  span ? (span.end.getTime() - span.start.getTime()) / 3600_000 : null;

describe('what may be booked on a day', () => {
  it('hours from opening to closing, and no rest that is shorter', () => {
    expect(cellsOf(laundry, '2026-11-23').map((c) => c.startsAt.slice(11))).toEqual([
      ...['07:00', '09:00', '11:00', '13:00', '15:00', '17:00', '19:00'],
    ]);
    expect(cellsOf(hours('08:00', '13:00', 120), '2026-11-23')).toHaveLength(2);
    expect(cellsOf(hours('22:00', '24:00', 120), '2026-11-23').map((c) => c.endsAt)).toEqual(['2026-11-24T00:00']);
  });

  it('hours until the next day, where it closes no later than it opens', () => {
    expect(cellsOf(hours('20:00', '02:00', 120), '2026-11-23').map((c) => [c.startsAt, c.endsAt])).toEqual([
      ['2026-11-23T20:00', '2026-11-23T22:00'],
      ['2026-11-23T22:00', '2026-11-24T00:00'],
      ['2026-11-24T00:00', '2026-11-24T02:00'],
    ]);
    expect(cellsOf(hours('07:00', '07:00', 480), '2026-11-23')).toHaveLength(3);
  });

  it('a whole day, and a night until the next one', () => {
    expect(cellsOf(parking, '2026-12-31')).toMatchObject([
      { startsAt: '2026-12-31T00:00', endsAt: '2027-01-01T00:00' },
    ]);
    expect(cellsOf(room, '2026-12-31')).toMatchObject([{ startsAt: '2026-12-31T14:00', endsAt: '2027-01-01T10:00' }]);
  });
});

describe('nights on which clocks are moved', () => {
  it.each([
    // The night to 29. 3. 2026 has no hour from two to three, that to 25. 10. 2026 has it twice.
    ['2026-03-29', 2],
    ['2026-10-25', 4],
    ['2026-11-22', 3],
  ])('from one to four on %s is %d hours', (day, length) => {
    expect(lengthOf(cellsOf(hours('01:00', '04:00', 180), day)[0])).toBe(length);
    expect(lengthOf(rowOf(hours('01:00', '04:00', 60), `${day}T01:00`, 3))).toBe(length === 2 ? null : length);
  });

  it.each([
    ['2026-03-28', 23 - 4],
    ['2026-10-24', 25 - 4],
    ['2026-11-22', 24 - 4],
  ])('a night of the room from %s is %d hours', (day, length) => expect(lengthOf(cellsOf(room, day)[0])).toBe(length));

  it.each([15, 30, 45, 60, 90, 120])('every moment of them is in exactly one of %d minutes', (minutes) => {
    for (const day of ['2026-03-29', '2026-10-25']) {
      const cells = cellsOf(hours('00:00', '24:00', minutes), day);
      for (const [i, cell] of cells.entries()) {
        expect(cell.end > cell.start).toBe(true);
        const next = cells[i + 1];
        if (next) expect(next.start).toEqual(cell.end);
      }
      expect(cells[0]?.start).toEqual(momentOf(`${day}T00:00`));
      expect(cells.at(-1)?.end).toEqual(momentOf(`${cells.at(-1)?.endsAt}`));
    }
  });
});

describe('so many in a row', () => {
  it.each([
    [laundry, '2026-11-23T09:00', 2, '2026-11-23T13:00'],
    [laundry, '2026-11-23T19:00', 2, null],
    [laundry, '2026-11-23T08:00', 1, null],
    [laundry, '2026-11-23T05:00', 1, null],
    [hours('20:00', '02:00', 120), '2026-11-23T22:00', 2, '2026-11-24T02:00'],
    [hours('20:00', '02:00', 120), '2026-11-24T00:00', 1, '2026-11-24T02:00'],
    [hours('20:00', '02:00', 120), '2026-11-24T00:00', 2, null],
    [hours('00:00', '24:00', 360), '2026-11-23T18:00', 3, '2026-11-24T12:00'],
    [hours('07:00', '07:00', 720), '2026-11-23T19:00', 4, '2026-11-25T19:00'],
    [room, '2026-12-18T14:00', 2, '2026-12-20T10:00'],
    [room, '2026-12-18T00:00', 2, null],
    [parking, '2026-12-30T00:00', 3, '2027-01-02T00:00'],
  ])('%o from %s, %d: until %s', (times, startsAt, count, until) => {
    const row = rowOf(times, startsAt, count);
    expect(row?.endsAt ?? null).toBe(until);
    if (row) expect(countOf(times, row)).toBe(count);
  });
});

describe('quiet hours', () => {
  const sunday = [
    { days: [7], from: '00:00', to: '09:00' },
    { days: [7], from: '19:00', to: '24:00' },
  ];
  it.each([
    ['2026-11-22', '07:00', true],
    ['2026-11-22', '09:00', false],
    ['2026-11-22', '17:00', false],
    ['2026-11-22', '19:00', true],
    ['2026-11-23', '07:00', false],
  ])('%s at %s: %s', (day, clock, quiet) => {
    const cell = cellsOf(laundry, day).find((c) => c.startsAt.endsWith(clock));
    expect(isQuiet(cell as never, sunday)).toBe(quiet);
  });
});

it('quiet hours of either day keep a night from being had', () => {
  const night = rowOf(hours('20:00', '02:00', 120), '2026-11-22T22:00', 2) as Span;
  expect(isQuiet(night, [{ days: [1], from: '01:00', to: '05:00' }])).toBe(true);
  expect(isQuiet(night, [{ days: [7], from: '01:00', to: '05:00' }])).toBe(false);
  expect(isQuiet(night, [{ days: [7], from: '23:00', to: '24:00' }])).toBe(true);
  expect(isQuiet(night, [{ days: [1], from: '02:00', to: '05:00' }])).toBe(false);
});

it.each([
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => expect(mondayOf(day)).toBe(monday));
