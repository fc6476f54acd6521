import { partsOfName } from '../base/files.ts';
import type { PhotoSize } from './schema.ts';

/** Photographs one album may hold, and that come to it by one call. */
export const mostPhotos = 2000;
export const mostAtOnce = 100;
export const captionLength = 300;

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

/**
 * Rows of nearly equal height that together hold everything: where each ends. `width` is that of a row in heights of the
 * row that is wished for. The last one of a whole list may stay short of the width, so that one picture is not a wall.
 */
export function rowsOf(ratios: readonly number[], width: number): number[] {
  const all = ratios.reduce((sum, ratio) => sum + ratio, 0);
  const rows = Math.max(1, Math.min(ratios.length, Math.round(all / width)));
  const ends: number[] = [];
  let sum = 0;
  let behind = 0;
  ratios.forEach((ratio, i) => {
    const before = sum;
    sum += ratio;
    const goal = (all * (ends.length + 1)) / rows;
    if (ends.length >= rows - 1 || sum < goal) return;
    // The one that crosses the line stands where it crosses less of it, if anything is left for the row.
    const end = goal - before < sum - goal && i > behind ? i : i + 1;
    ends.push(end);
    behind = end;
  });
  if (ends.at(-1) !== ratios.length && ratios.length > 0) ends.push(ratios.length);
  return ends;
}
