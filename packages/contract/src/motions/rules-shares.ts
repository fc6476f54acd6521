import { type Fraction, fraction, multiply, reduce, zero } from '../base/fraction.ts';

/** Numbers of more digits nobody reads at a glance: then the percent stands alone. */
const mostDigits = 7;
export const isReadable = (parts: bigint): boolean => parts.toString().length <= mostDigits;

/**
 * What shares of a vote are shown of: the equal parts that its house is counted in (null when they are too many to be
 * read), and the shares that count, of which every percent is.
 */
export type Measure = { parts: bigint | null; base: Fraction };

/** How many parts of how many of the whole it is: 831 545 000/5 139 998 406; null when the house has too many. */
export function inParts(share: Fraction, whole: Fraction, parts: bigint | null): Fraction | null {
  if (parts === null || !isReadable(parts) || whole.num === 0n) return null;
  return fraction((share.num * parts) / share.den, (whole.num * parts) / whole.den);
}

/** The exact part of the whole in lowest terms; nothing of nothing is nothing. */
export const exactPart = (share: Fraction, whole: Fraction): Fraction =>
  whole.num === 0n ? zero : reduce(multiply(share, fraction(whole.den, whole.num)));
