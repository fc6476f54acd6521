import { expect, it } from 'vitest';
import { fitting } from './sorted.ts';

it.each([
  [60, 0, 60, 0],
  [501, 0, 500, 1],
  [30, 480, 20, 10],
  [3, 500, 0, 3],
])('of %i chosen beside %i others %i can be filed and %i cannot', (chosen, others, fit, over) => {
  const files = Array.from({ length: chosen }, (_, n) => n);
  expect(fitting(files, others)).toEqual({ fit: files.slice(0, fit), over });
});
