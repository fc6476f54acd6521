import { commonDenominator, type Fraction } from '../shares/fraction.ts';
import type { Money } from './amount.ts';

/** Who gets a part of a sum, and by what share of it. */
export type Part = { label: string; share: Fraction };

const numbers = new Intl.Collator('cs', { numeric: true });
/** "1247/2" before "1247/13". Labels that numbers cannot tell apart stand by their signs, so that the order is always one. */
export const byLabel = (a: string, b: string): number => numbers.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);

/** Shares as whole numbers over one denominator. */
function weightsOf(shares: readonly Fraction[]): bigint[] {
  const den = commonDenominator(shares.map((share) => share.den));
  return shares.map((share) => share.num * (den / share.den));
}

/**
 * The sum in parts by their shares, each less than a haléř from its exact value, together exactly the sum: what is left
 * after rounding down goes one by one to the largest remainders, among equal ones by the natural order of labels. Parts
 * stand in the order they came in, which changes none of them. Shares need not make a whole: they are weights.
 */
export function split(sum: Money, parts: readonly Part[]): Money[] {
  if (sum < 0n) return split(-sum, parts).map((part) => -part);
  const weights = weightsOf(parts.map((part) => part.share));
  const all = weights.reduce((total, weight) => total + weight, 0n);
  if (all <= 0n || weights.some((weight) => weight < 0n)) throw new RangeError('shares of a sum are above zero');
  const exact = weights.map((weight, at) => {
    const label = (parts[at] as Part).label;
    return { at, label, down: (sum * weight) / all, rest: (sum * weight) % all };
  });
  const given = exact.map((part) => part.down);
  const left = sum - given.reduce((total, part) => total + part, 0n);
  const turn = exact.sort((a, b) => (a.rest === b.rest ? byLabel(a.label, b.label) : a.rest > b.rest ? -1 : 1));
  for (const [place, { at }] of turn.entries()) if (BigInt(place) < left) given[at] = (given[at] as Money) + 1n;
  return given;
}

/**
 * A sum of a year over its months, so that those up to any month are the rounded part of the year: no month is more than a
 * haléř from its exact value and all of them are exactly the sum. Halves go up.
 */
export function overMonths(sum: Money, months = 12): Money[] {
  if (sum < 0n) return overMonths(-sum, months).map((part) => -part);
  const [count, given]: [bigint, Money[]] = [BigInt(months), []];
  let before = 0n;
  for (let month = 1n; month <= count; month++) {
    const until = (2n * sum * month + count) / (2n * count);
    given.push(until - before);
    before = until;
  }
  return given;
}
