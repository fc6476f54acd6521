import { partsOfName } from '../base/files/files.ts';
import type { PhotoSize } from './schema.ts';

/** Photographs one album may hold, and that come to it by one call. */
export const mostPhotos = 2000;
export const mostAtOnce = 100;
export const captionLength = 300;
/** Photographs of one neighbour that wait in one album. */
export const mostOffered = 40;
export const reasonLength = 300;
/** Days that a neighbour is shown what the committee said. */
export const answerDays = 30;

/** The longer side of each smaller size, pixels. */
export const sides = { small: 480, medium: 1080, large: 2160 } as const satisfies Record<PhotoSize, number>;

/** Extensions that a photograph may have. */
export const photoExtensions = ['jpg', 'jpeg', 'png', 'gif', 'webp'] as const;
export const isPhotoExtension = (extension: string): boolean =>
  (photoExtensions as readonly string[]).includes(extension.toLowerCase());

/**
 * What a photograph of this extension is called after somebody wrote this: the extension stays as it came, and may stand
 * behind the name or not. Null where another one stands there, which would make the name lie.
 */
export function renamed(typed: string, extension: string): string | null {
  const parts = partsOfName(typed);
  if (parts.extension === extension.toLowerCase()) return parts.name.trim();
  return isPhotoExtension(parts.extension) ? null : typed.trim();
}

/** Width through height of what is shown; of what nobody measured a square. */
export const ratioOf = (width: number | null, height: number | null): number =>
  width && height ? Math.round((width / height) * 1000) / 1000 : 1;

/** Whether these are exactly those, each once, in whatever order. */
export function isOrderOf(ids: readonly number[], all: readonly number[]): boolean {
  const wanted = new Set(ids);
  return wanted.size === ids.length && ids.length === all.length && all.every((id) => wanted.has(id));
}

/** The ratio that a place in a row has: very long and very high pictures are cut there, and stand whole in the viewer. */
export const shownRatio = (ratio: number): number => Math.min(3, Math.max(0.5, ratio));

/** A row holds no more than this, however narrow its pictures are. */
const mostInRow = 12;

/**
 * Where each row ends, so that together they come nearest to the wished height. `width` is that of a row in heights that are
 * wished for; `isEnd`: nothing follows, so the last row may stay short, that one picture is not a wall.
 */
export function rowsOf(ratios: readonly number[], width: number, isEnd: boolean): number[] {
  // Of each beginning the best way until there: what it costs, and where its last row begins.
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= ratios.length; end += 1) {
    let [cost, from, sum] = [Number.POSITIVE_INFINITY, end - 1, 0];
    for (let begin = end - 1; begin >= Math.max(0, end - mostInRow); begin -= 1) {
      sum += ratios[begin] as number;
      const isShort = isEnd && end === ratios.length && sum < width;
      const own = isShort ? 0 : (sum - width) ** 2;
      const all = (best[begin]?.cost ?? 0) + own;
      if (all < cost) [cost, from] = [all, begin];
    }
    best.push({ cost, from });
  }
  const ends: number[] = [];
  for (let end = ratios.length; end > 0; end = best[end]?.from ?? 0) ends.unshift(end);
  return ends;
}
