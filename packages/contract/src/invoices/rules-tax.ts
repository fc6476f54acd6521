import { type Money, sumOf } from '../base/money/amount.ts';
import type { Day } from '../base/time/dates.ts';

/** What is taxed, the tax, and both together. */
export type Taxed = { base: Money; tax: Money; total: Money };

/** Whole percent of the standard rate of value added tax with the day from which it holds (§ 47 of zákon 235/2004 Sb.). */
export const rates: readonly { from: Day; percent: bigint }[] = [
  { from: '2010-01-01', percent: 20n },
  { from: '2013-01-01', percent: 21n },
];
/** The standard rate that holds on a day, in whole percent. */
export function rateOn(day: Day): bigint {
  const held = rates.filter((r) => r.from <= day).at(-1);
  if (!held) throw new RangeError('no rate is known for the day');
  return held.percent;
}

/** The quotient in whole haléře, halves away from zero, so that a correction is rounded as what it corrects. */
function rounded(num: bigint, den: bigint): bigint {
  const size = num < 0n ? -num : num;
  const up = (size * 2n + den) / (2n * den);
  return num < 0n ? -up : up;
}

/** A price without tax and the tax that comes to it, in haléře; the tax is nothing where no percent is given. */
export function fromBase(base: Money, percent: bigint | null): Taxed {
  const tax = percent === null ? 0n : rounded(base * percent, 100n);
  return { base, tax, total: base + tax };
}
/** A price with tax parted into the base and the tax in it (§ 37 of zákon 235/2004 Sb.), in haléře. */
export function fromTotal(total: Money, percent: bigint | null): Taxed {
  const tax = percent === null ? 0n : rounded(total * percent, 100n + percent);
  return { base: total - tax, tax, total };
}

/** The sum of several, each of its parts on its own. */
export const together = (all: readonly Taxed[]): Taxed => ({
  base: sumOf(all.map((t) => t.base)),
  tax: sumOf(all.map((t) => t.tax)),
  total: sumOf(all.map((t) => t.total)),
});
export const lessTax = (a: Taxed, b: Taxed): Taxed => ({
  base: a.base - b.base,
  tax: a.tax - b.tax,
  total: a.total - b.total,
});

/**
 * What a settlement of the price says: bases and taxes of documents on payments are taken over as they stand, and what they leave
 * is a price with tax; `rest` is that.
 */
export function settled(price: Taxed, taken: readonly Taxed[], percent: bigint | null): { whole: Taxed; rest: Taxed } {
  const paid = together(taken);
  const rest = taken.length === 0 ? price : fromTotal(price.total - paid.total, percent);
  return { whole: together([paid, rest]), rest };
}
