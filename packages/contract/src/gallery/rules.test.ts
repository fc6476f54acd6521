import { expect, it } from 'vitest';
import { isOrderOf, ratioOf, renamed, rowsOf, shownRatio } from './rules.ts';

it.each([
  ['Dvůr', 'jpg', 'Dvůr'],
  ['Dvůr.jpg', 'jpg', 'Dvůr'],
  ['Dvůr.JPG', 'jpg', 'Dvůr'],
  ['Dvůr.jpeg', 'jpg', null],
  ['Dvůr.png', 'jpg', null],
  ['Dvůr.2026', 'jpg', 'Dvůr.2026'],
  ['12. 9.', 'webp', '12. 9.'],
])('%s written over a %s is called %s', (typed, extension, name) => expect(renamed(typed, extension)).toBe(name));

it.each([
  [[3, 1, 2], [1, 2, 3], true],
  [[], [], true],
  [[1, 2], [1, 2, 3], false],
  [[1, 2, 2], [1, 2, 3], false],
  [[1, 2, 4], [1, 2, 3], false],
])('%j as an order of %j: %s', (ids, all, is) => expect(isOrderOf(ids, all)).toBe(is));

it('what nobody measured is a square, and extremes are cut', () => {
  expect([ratioOf(1600, 900), ratioOf(null, 3), shownRatio(20), shownRatio(0.01)]).toEqual([1.778, 1, 3, 0.5]);
});

it('rows hold everything once, in order, whatever the ratios are', () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let n = 0; n < 200; n += 1) {
    const ratios = Array.from({ length: Math.floor(random() * 60) }, () => 0.5 + random() * 2.5);
    const ends = rowsOf(ratios, 1 + random() * 7, random() > 0.5);
    expect(ends.at(-1) ?? 0).toBe(ratios.length);
    expect(ends).toEqual([...new Set(ends)].sort((a, b) => a - b));
  }
});

it('rows of the middle are as wide as is wished, as nearly as whole pictures allow', () => {
  const ends = rowsOf(Array(48).fill(1.5), 4.2, false);
  expect(ends).toEqual(Array.from({ length: 16 }, (_, i) => (i + 1) * 3));
});
