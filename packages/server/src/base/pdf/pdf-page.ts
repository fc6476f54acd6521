export const ink = '#262621';
export const quietInk = '#63635b';
export const faint = '#ebe7dc';
export const line = '#b9b9b0';
export const brand = '#174d42';
export const alarm = '#9c3a1e';
/** Points of paper in a millimetre. */
export const mm = 72 / 25.4;
export const page = { width: 210 * mm, left: 20 * mm, right: 20 * mm, top: 33 * mm, bottom: 20 * mm };
export const column = page.width - page.left - page.right;
/** Size of plain text in points. */
export const textSize = 10.5;
/** A page of A4 on its side, in points. */
export const wide = { width: 297 * mm, height: 210 * mm };
