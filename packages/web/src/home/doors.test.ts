import { expect, it } from 'vitest';
import { doorsShown } from './doors.ts';

const doors = (...counts: number[]) => counts.map((count, at) => ({ at, count }));
const places = (counts: number[], all = false) => {
  const { shown, more } = doorsShown(doors(...counts), all);
  return [shown.map(({ at }) => at), more];
};

it.each([
  ['nothing waits: they stay in their order', [0, 0, 0], [[0, 1, 2], 0]],
  ['lit ones come first', [0, 2, 0, 1], [[1, 3, 0, 2], 0]],
  ['a dark one makes room for a lit one', [0, 1, 1, 1, 1], [[1, 2, 3, 4], 0]],
  ['of more than four lit ones the others are counted', [1, 0, 1, 1, 1, 1, 1], [[0, 2, 3, 4], 2]],
] as const)('%s', (_, counts, expected) => expect(places([...counts])).toEqual(expected));

it('all lit ones stand there when they are wanted, and no dark one', () =>
  expect(places([1, 0, 1, 1, 1, 1, 1], true)).toEqual([[0, 2, 3, 4, 5, 6], 0]));

it('what others wait for stands before everything else that is lit', () => {
  const four = [...doors(1, 2, 0, 3, 4), { at: 5, count: 1, isUrgent: true as const }];
  expect(doorsShown(four, false).shown.map(({ at }) => at)).toEqual([5, 0, 1, 3]);
});

it('of lit ones those to be done sooner come first, those without a day last', () => {
  const untils = [undefined, '2026-12-01T18:00:00.000Z', '2026-11-30', null, '2026-12-01'];
  const lit = untils.map((until, at) => ({ at, count: 1, until }));
  expect(doorsShown(lit, true).shown.map(({ at }) => at)).toEqual([2, 4, 1, 0, 3]);
});
