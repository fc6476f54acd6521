import type { Fraction } from '../shares/fraction.ts';

/** An amount in whole haléře. Never a number: 0.1 + 0.2 is not 0.3 there, and a check of the sources holds it. */
export type Money = bigint;

/** What a column, a sum over a hundred thousand of them and a paper still hold: under a hundred thousand million crowns. */
export const mostMoney: Money = 9_999_999_999_999n;

export const absolute = (amount: Money): Money => (amount < 0n ? -amount : amount);

export function sumOf(amounts: Iterable<Money>): Money {
  let all = 0n;
  for (const amount of amounts) all += amount;
  return all;
}

/** The quotient rounded to a whole one, halves away from zero: a refund is rounded as what it refunds. */
function rounded(num: bigint, den: bigint): bigint {
  const up = (absolute(num) * 2n + den) / (2n * den);
  return num < 0n ? -up : up;
}

/** The amount times an exact share, rounded to a whole haléř. Parts of one sum come from `split`: rounded ones do not add up. */
export const times = (amount: Money, share: Fraction): Money => rounded(amount * share.num, share.den);

/** Crowns and haléře of an amount, its sign aside. */
export const partsOf = (amount: Money): { crowns: bigint; cents: bigint } => ({
  crowns: absolute(amount) / 100n,
  cents: absolute(amount) % 100n,
});

const wire = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

/** As it travels, and as files for machines have it: "-1234.50". */
export function moneyText(amount: Money): string {
  const { crowns, cents } = partsOf(amount);
  return `${amount < 0n ? '-' : ''}${crowns}.${cents.toString().padStart(2, '0')}`;
}

/** The amount that such a text says; throws on anything else. What people type is for `readMoney`. */
export function moneyOf(text: string): Money {
  const [, sign, crowns, cents = ''] = wire.exec(text) ?? [];
  if (crowns === undefined) throw new SyntaxError('an amount is crowns, a dot and haléře');
  const amount = BigInt(crowns + cents.padEnd(2, '0'));
  return sign ? -amount : amount;
}
