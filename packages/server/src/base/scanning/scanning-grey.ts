/** Dots of a page in shades of grey, one byte each, row by row. */
export type Grey = { width: number; height: number; dots: Uint8Array };
/** A page that cannot be drawn, and why. */
export type NotDrawn = 'tooLarge' | 'broken';

/** Shades that a page without anything on it has at most between its lightest and its darkest dot. */
const flat = 40;

/** Nothing is on it: the back of a sheet, or a page that was never drawn on. */
export function isFlat({ dots }: Grey): boolean {
  let least = 255;
  let most = 0;
  for (const dot of dots) {
    if (dot < least) least = dot;
    if (dot > most) most = dot;
    if (most - least > flat) return false;
  }
  return true;
}
