import { compare, type Fraction, fraction, percent, reduce, toText, whole } from '#contract/base/shares/fraction.ts';
import { fractionIn, type TypedShare, typedShare } from '../../kit/share/typed-share.ts';

/** A threshold as it is typed: percent, or a fraction where no percent says it exactly. */
export type TypedThreshold = { count: number | string; part: TypedShare | null };

/** Percents travel with four places. */
const perPercent = 10_000;
const scale = 100n * BigInt(perPercent);

/** The part of 1 as it would be typed: 1/2 in percent, 2/3 as a fraction. */
export function typedThreshold(f: Fraction): TypedThreshold {
  const exact = (f.num * scale) % f.den === 0n;
  return { count: percent(f, 4), part: exact ? null : typedShare(toText(f)) };
}

/** The percent that is typed; not a number while there is none. */
const numberIn = (count: number | string): number =>
  typeof count === 'number' ? count : count.trim() === '' ? Number.NaN : Number(count.replace(',', '.'));

/** The exact part of 1; null while nothing readable is typed. */
export function thresholdIn({ count, part }: TypedThreshold): Fraction | null {
  if (part) {
    const f = fractionIn(part);
    return f && compare(f, whole) <= 0 ? f : null;
  }
  const typed = numberIn(count);
  return Number.isNaN(typed) ? null : fraction(Math.round(typed * perPercent), scale);
}

/** As a fraction people would write: 66,6667 % is 2/3, because nothing simpler rounds to it. */
export function asShare(f: Fraction): TypedShare {
  const shown = percent(f, 4);
  for (let den = 1n; den <= 12n; den++) {
    const near = fraction((2n * f.num * den + f.den) / (2n * f.den), den);
    if (percent(near, 4) === shown) return typedShare(toText(near));
  }
  return typedShare(toText(reduce(f)));
}

/** Both as they are sent; what cannot be read is left for the schema to refuse. */
export function sentThreshold({ count, part }: TypedThreshold): { count: number; part: string | null } {
  if (!part) return { count: numberIn(count), part: null };
  const f = fractionIn(part);
  return { count: f ? Math.min(percent(f, 4), 100) : 0, part: f ? toText(f) : '' };
}
