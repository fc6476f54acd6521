import { expect, it } from 'vitest';
import { movedBy } from './fresh.ts';

const list = (ids: number[], total = ids.length, more: object = {}) => ({
  answer: { rows: ids.map((id) => ({ id, ...more })), total },
  total,
});

it.each([
  ['the same rows with other words stay', list([3, 2, 1]), list([3, 2, 1], 3, { name: 'x' }), null],
  ['new ones are counted', list([2, 1]), list([4, 3, 2, 1]), { more: 2 }],
  ['new ones on another page are counted too', list([2, 1], 40), list([2, 1], 41), { more: 1 }],
  ['another order is told', list([2, 1]), list([1, 2]), { more: 0 }],
  ['one that is gone is told', list([2, 1]), list([2]), { more: 0 }],
])('%s', (_, before, after, moved) => {
  expect(movedBy(before, after)).toEqual(moved);
});
