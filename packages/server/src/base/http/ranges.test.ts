import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { rangeOf } from './ranges.ts';

const file = { size: 10, tag: '"one"', open: async () => Readable.from([]) };

it.each([
  [undefined, 'whole'],
  ['bytes=0-4', { from: 0, to: 4 }],
  ['bytes=3-', { from: 3, to: 9 }],
  ['bytes=-2', { from: 8, to: 9 }],
  ['bytes=0-99', { from: 0, to: 9 }],
  ['bytes=-99', { from: 0, to: 9 }],
  ['bytes=9-9', { from: 9, to: 9 }],
  ['bytes=10-', 'none'],
  ['bytes=5-3', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=0-1,3-4', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes=1-2x', 'whole'],
  ['bytes=1e1-2', 'whole'],
  ['pages=1-2', 'whole'],
  ['pages=99-', 'whole'],
  ['bytes', 'whole'],
  ['', 'whole'],
] as const)('%s of ten bytes asks for %o', (range, expected) => {
  expect(rangeOf({ range, ifRange: undefined }, file)).toEqual(expected);
});

it('of another version the whole file is sent', () => {
  expect(rangeOf({ range: 'bytes=0-4', ifRange: '"one"' }, file)).toEqual({ from: 0, to: 4 });
  expect(rangeOf({ range: 'bytes=0-4', ifRange: '"two"' }, file)).toBe('whole');
});

it('of nothing there is no range', () => {
  expect(rangeOf({ range: 'bytes=-5', ifRange: undefined }, { ...file, size: 0 })).toBe('none');
});
