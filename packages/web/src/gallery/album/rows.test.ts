import { expect, it } from 'vitest';
import type { AlbumImage } from '#contract/gallery/schema.ts';
import { gap, heightOf, partsIn, placed, rowsIn } from './rows.ts';

const image = (id: number, ratio: number): AlbumImage => ({
  ...{ id, ratio, color: '#336655', caption: '', takenAt: null, owner: null, sizes: 'made' },
});
const many = Array.from({ length: 48 }, (_, i) => image(i + 1, [1.5, 0.67, 1.78, 1][i % 4] as number));

it.each([358, 800, 1140, 1900])('rows of a grid %i wide hold everything once, in order, and fill it', (width) => {
  const rows = placed(many, { first: 0, isEnd: false, width });
  expect(rows.flatMap((r) => r.tiles.map((t) => t.image.id))).toEqual(many.map((m) => m.id));
  for (const { tiles, rest } of rows) {
    expect(rest).toBe(0);
    const wide = tiles.reduce((sum, t) => sum + t.width, 0) + gap * (tiles.length - 1);
    expect(Math.abs(wide - width)).toBeLessThanOrEqual(tiles.length);
    const heights = tiles.map((t) => t.width / t.ratio);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(3);
  }
});

it('heights of rows are near each other, whatever stands in them', () => {
  const heights = placed(many, { first: 0, isEnd: false, width: 1140 }).map(
    ({ tiles: [t] }) => (t?.width ?? 0) / (t?.ratio ?? 1),
  );
  expect(Math.max(...heights) / Math.min(...heights)).toBeLessThan(1.9);
});

it('one portrait alone is no wall: the rest of its row stays empty', () => {
  const [row] = placed([image(1, 0.67)], { first: 0, isEnd: true, width: 1140 });
  expect(row?.rest).toBeGreaterThan(0);
  expect(row?.tiles[0]?.width).toBeLessThan(250);
});

it('a long picture and a high one are cut in the grid', () => {
  const [row] = placed([image(1, 12), image(2, 0.05)], { first: 0, isEnd: true, width: 1140 });
  expect(row?.tiles.map((t) => t.ratio)).toEqual([3, 0.5]);
});

it('what stands nowhere takes no room', () =>
  expect(heightOf(placed([], { first: 0, isEnd: true, width: 1140 }))).toBe(0));

it.each([358, 1140])(
  'parts of a long album %i wide are few photographs each, and hold all of them once in order',
  (width) => {
    const images = Array.from({ length: 500 }, (_, i) => image(i + 1, [1.5, 0.67, 1.78, 1][i % 4] as number));
    const parts = partsIn(rowsIn(images, width));
    const tiles = parts.map(({ rows }) => rows.flatMap((r) => r.tiles));
    expect(tiles.flat().map((t) => [t.image.id, t.at])).toEqual(images.map(({ id }, i) => [id, i]));
    expect(tiles.map(([t]) => t)).toEqual(parts.map(({ first }) => first));
    expect(Math.max(...tiles.map((t) => t.length))).toBeLessThan(16);
    // Only the last row may stay short.
    expect(parts.flatMap(({ rows }) => rows.slice(0, -1)).every(({ rest }) => rest === 0)).toBe(true);
  },
);

it('an album of few photographs stands whole', () => expect(partsIn(rowsIn(many, 1140))).toHaveLength(1));
