import { type Fraction, fraction, fromText, toText } from '#contract/base/shares/fraction.ts';
import { isLong } from '#contract/base/shares/shares.ts';

/** A share as two boxes hold it. */
export type TypedShare = { num: string; den: string };
export const noShare: TypedShare = { num: '', den: '' };
export const wholeShare: TypedShare = { num: '1', den: '1' };

const digits = (text: string) => text.replace(/[\s\u00a0]/g, '');
const isNumber = (text: string) => /^\d{1,18}$/.test(text);

export const isBlank = (typed: TypedShare): boolean => digits(typed.num) === '' && digits(typed.den) === '';

/** The fraction in the boxes, exactly; null while it is not one. */
export function fractionIn(typed: TypedShare): Fraction | null {
  const [num, den] = [digits(typed.num), digits(typed.den)];
  if (!isNumber(num) || !isNumber(den) || BigInt(den) === 0n) return null;
  return fraction(num, den);
}

/** As it travels: null for empty boxes, and a text that no schema takes for anything that is not a share. */
export function shareText(typed: TypedShare): string | null {
  if (isBlank(typed)) return null;
  const f = fractionIn(typed);
  return f ? toText(f) : '';
}

export function typedShare(text: string | null): TypedShare {
  if (text === null) return noShare;
  const f = fromText(text);
  return { num: f.num.toString(), den: f.den.toString() };
}

/** "1/3" or "1 / 3" pasted into one box fills both. */
export function pasted(text: string): TypedShare | null {
  const [, num, den] = /^\s*([\d\s\u00a0]+)\/([\d\s\u00a0]+)$/.exec(text) ?? [];
  return num && den ? { num: digits(num), den: digits(den) } : null;
}

/** The same share over the house's denominator while that is readable; otherwise as it is written. */
export function over(f: Fraction, den: bigint | null): Fraction {
  if (den === null || isLong(den) || den % f.den !== 0n) return f;
  return { num: f.num * (den / f.den), den };
}
