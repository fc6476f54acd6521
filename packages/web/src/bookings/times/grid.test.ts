import { describe, expect, it } from 'vitest';
import type { Cell, Thing } from '#contract/bookings/schema.ts';
import { freeInRow, gridOf, lengthsOf } from './grid.ts';

const cell = (startsAt: string, state: Cell['state'] = 'free') => {
  const start = new Date(`${startsAt}:00Z`);
  return {
    startsAt,
    state,
    start: start.toISOString(),
    end: new Date(start.getTime() + 2 * 3600_000).toISOString(),
  } as Cell;
};
const laundry = { by: 'hours', opens: '07:00', closes: '13:00', slotMinutes: 120, least: 1, most: 3 } as Thing;
const days = [
  { day: '2026-11-23', cells: [cell('2026-11-23T07:00'), cell('2026-11-23T09:00'), cell('2026-11-23T11:00', 'taken')] },
  { day: '2026-11-24', cells: [cell('2026-11-24T07:00'), cell('2026-11-24T11:00')] },
];
const nights = Array.from({ length: 28 }, (_, i) => {
  const day = `2026-12-${String(i + 1).padStart(2, '0')}`;
  return { day, cells: [cell(`${day}T14:00`, i === 5 ? 'taken' : 'free')] };
});
const room = { by: 'nights', opens: '14:00', closes: '10:00', slotMinutes: 60, least: 2, most: 7 } as Thing;

describe('the grid', () => {
  it('has a row for each time of the day, empty where a day lacks it', () => {
    const rows = gridOf(laundry, days);
    expect(rows.map((r) => r.key)).toEqual(['07:00', '09:00', '11:00']);
    expect(rows[1]?.cells.map((c) => c?.startsAt ?? null)).toEqual(['2026-11-23T09:00', null]);
  });

  it('has a row for each week of nights', () => {
    const rows = gridOf(room, nights);
    expect(rows.map((r) => [r.key, r.cells.length])).toEqual([
      ...[
        ['2026-12-01', 7] as const,
        ['2026-12-08', 7] as const,
        ['2026-12-15', 7] as const,
        ['2026-12-22', 7] as const,
      ],
    ]);
  });
});

describe('hours over midnight', () => {
  const club = { by: 'hours', opens: '20:00', closes: '02:00', slotMinutes: 120, least: 1, most: 3 } as Thing;
  const evenings = ['2026-11-23', '2026-11-24'].map((day, i) => ({
    day,
    cells: [cell(`${day}T20:00`), cell(`${day}T22:00`), cell(`2026-11-${24 + i}T00:00`)],
  }));
  it('stand in the column of their evening, after those before it, and are had in a row', () => {
    const rows = gridOf(club, evenings);
    expect(rows.map((r) => r.key)).toEqual(['20:00', '22:00', '00:00']);
    expect(rows[2]?.cells.map((c) => c?.startsAt)).toEqual(['2026-11-24T00:00', '2026-11-25T00:00']);
    expect(freeInRow(club, evenings, '2026-11-23T22:00')).toBe(2);
    expect(lengthsOf(club, evenings, '2026-11-23T22:00').map((l) => l.endsAt)).toEqual([
      ...['2026-11-24T00:00', '2026-11-24T02:00'],
    ]);
  });
});

describe('how long it may be', () => {
  it.each([
    ['2026-11-23T07:00', 2],
    ['2026-11-23T09:00', 1],
    ['2026-11-23T11:00', 0],
    ['2026-11-23T08:00', 0],
  ])('from %s %d in a row, within its day', (at, count) => expect(freeInRow(laundry, days, at)).toBe(count));

  it('nights go on over weeks, from the least to what is taken', () => {
    expect(lengthsOf(room, nights, '2026-12-03T14:00').map((l) => [l.count, l.endsAt])).toEqual([
      [2, '2026-12-05T10:00'],
      [3, '2026-12-06T10:00'],
    ]);
    expect(lengthsOf(room, nights, '2026-12-05T14:00')).toEqual([]);
    expect(lengthsOf(room, nights, '2026-12-10T14:00')).toHaveLength(6);
  });
});
