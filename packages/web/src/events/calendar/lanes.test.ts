import { describe, expect, it } from 'vitest';
import { columnsOf, laidOut, type Slot } from './lanes.ts';
import { weekOf } from './weeks.ts';

const week = weekOf('2026-11-23');
const one = (name: string, first: string, last = first) => ({
  name,
  first: `2026-11-${first}`,
  last: `2026-11-${last}`,
  order: name,
});
const said = (slot: Slot<{ name: string }>) =>
  typeof slot === 'string' ? slot : `${slot.bar.of.name} ${slot.bar.length}`;

describe('a week of a month', () => {
  it('leads what takes several days in one line, and puts what is of one day under it', () => {
    const lanes = laidOut(week, [
      one('úklid', '24'),
      one('lešení', '23', '25'),
      one('malíř', '25', '27'),
      one('schůze', '24'),
    ]);
    expect(lanes.map(({ slots }) => slots.map(said))).toEqual([
      ['lešení 3'],
      ['taken'],
      ['taken', 'malíř 3'],
      ['free', 'taken'],
      ['free', 'taken'],
      [],
      [],
    ]);
    expect(lanes.map(({ count }) => count)).toEqual([1, 3, 2, 1, 1, 0, 0]);
    expect(lanes[1]?.single.map(({ name }) => name)).toEqual(['schůze', 'úklid']);
  });

  it('cuts what began before and ends after it, and says so', () => {
    const [monday] = laidOut(week, [one('lešení', '20', '30')]);
    expect(monday?.slots).toEqual([{ bar: { of: expect.anything(), length: 7, begins: false, ends: false } }]);
    expect(laidOut(week, [one('dřív', '20'), one('pak', '30')]).every(({ count }) => count === 0)).toBe(true);
  });
});

describe('hours of a day', () => {
  const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
  it('stand beside each other where they meet, alone where they do not', () => {
    const placed = columnsOf([hours(8, 10), hours(9, 11), hours(10, 12), hours(14, 15)]);
    expect(placed.map(({ of, column, columns }) => [of.from / 60, column, columns])).toEqual([
      [8, 0, 2],
      [9, 1, 2],
      [10, 0, 2],
      [14, 0, 1],
    ]);
  });
  it('of a long one keep its place while shorter ones pass', () => {
    const placed = columnsOf([hours(8, 18), hours(8, 9), hours(10, 11)]);
    expect(placed.map(({ column, columns }) => [column, columns])).toEqual([
      [0, 2],
      [1, 2],
      [1, 2],
    ]);
  });
});
