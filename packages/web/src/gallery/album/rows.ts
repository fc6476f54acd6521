import { rowsOf, shownRatio, sides } from '#contract/gallery/rules.ts';
import type { AlbumImage } from '#contract/gallery/schema.ts';
import { partsOf } from '../../kit/table/useNear.ts';

/** Between photographs, and how tall a row is wished for: on a phone less. */
export const gap = 12;
export const wishedHeight = (width: number): number => (width < 600 ? 170 : 270);
/** How tall a line of words under a row is taken for. */
const captionHeight = 40;

export type Placed = { image: AlbumImage; at: number; ratio: number; width: number };
export type GridRow = {
  key: number;
  tiles: Placed[] /** Left empty at the end, in widths of its height. */;
  rest: number;
};

type Where = {
  /** The place of the first of them among all. */ first: number /** Nothing follows. */;
  isEnd: boolean;
  width: number;
};

/** Rows of some photographs in a grid so wide. */
export function placed(images: readonly AlbumImage[], { first, isEnd, width }: Where): GridRow[] {
  const wish = Math.max(1, width) / wishedHeight(width);
  const ratios = images.map(({ ratio }) => shownRatio(ratio));
  let begin = 0;
  return rowsOf(ratios, wish, isEnd).map((end) => {
    const some = images.slice(begin, end);
    const own = ratios.slice(begin, end);
    const sum = own.reduce((all, ratio) => all + ratio, 0);
    const rest = isEnd && end === images.length && sum < wish * 0.8 ? wish - sum : 0;
    const inner = width - gap * (some.length - 1);
    const tiles = some.map((image, i) => {
      const ratio = own[i] as number;
      return { image, at: first + begin + i, ratio, width: Math.round((inner * ratio) / (sum + rest)) };
    });
    begin = end;
    return { key: some[0]?.id ?? 0, tiles, rest };
  });
}

/** Photographs laid out together: what is added or moved changes rows of no others. */
const inRun = 48;

/** Rows of all photographs of an album in a grid so wide. */
export const rowsIn = (images: readonly AlbumImage[], width: number): GridRow[] =>
  partsOf(images, inRun).flatMap((some, i) =>
    placed(some, { first: i * inRun, isEnd: (i + 1) * inRun >= images.length, width }),
  );

/** Drawn at once: more of them would hold a frame while the page is scrolled. */
const inPart = 8;
/** So few stand whole, on paper too. */
const whole = 48;

type GridPart = { /** What its first row begins with. */ first: Placed; rows: GridRow[] };

/** Rows in parts of at least so many photographs. */
export function partsIn(rows: readonly GridRow[]): GridPart[] {
  const isLong = rows.reduce((all, { tiles }) => all + tiles.length, 0) > whole;
  const parts: GridPart[] = [];
  let room = 0;
  for (const row of rows) {
    const [first] = row.tiles;
    if (room <= 0 && first) {
      parts.push({ first, rows: [] });
      room = isLong ? inPart : whole;
    }
    parts.at(-1)?.rows.push(row);
    room -= row.tiles.length;
  }
  return parts;
}

/** How tall these rows stand, roughly, before they have been seen. */
export const heightOf = (rows: readonly GridRow[]): number =>
  rows.reduce((all, { tiles }) => {
    const [one] = tiles;
    const words = tiles.some(({ image }) => image.caption !== '') ? captionHeight : 0;
    return all + (one ? one.width / one.ratio : 0) + words + gap;
  }, 0);

/** How wide each size of a photograph is, as a browser that chooses one has to know. */
export const widthOf = (size: 'small' | 'medium' | 'large', ratio: number): number =>
  Math.round(sides[size] * Math.min(1, ratio));
