import { expect, it } from 'vitest';
import { stepTo } from './one-stop.ts';

it('arrows walk the tools round, Home and End go to the ends', () => {
  expect(stepTo('ArrowRight', 0, 3)).toBe(1);
  expect(stepTo('ArrowRight', 2, 3)).toBe(0);
  expect(stepTo('ArrowLeft', 0, 3)).toBe(2);
  expect(stepTo('Home', 2, 3)).toBe(0);
  expect(stepTo('End', 0, 3)).toBe(2);
});

it('other keys and an empty bar lead nowhere', () => {
  expect(stepTo('ArrowDown', 0, 3)).toBeNull();
  expect(stepTo('Tab', 0, 3)).toBeNull();
  expect(stepTo('End', 0, 0)).toBeNull();
});
