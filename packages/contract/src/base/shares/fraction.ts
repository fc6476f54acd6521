/** An exact share: numerator and denominator as bigint, denominator above zero. Never a float: 16 rounded percents of the sample house give 100.01. */
export type Fraction = { readonly num: bigint; readonly den: bigint };

export const zero: Fraction = { num: 0n, den: 1n };
export const whole: Fraction = { num: 1n, den: 1n };

const abs = (n: bigint) => (n < 0n ? -n : n);

export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [abs(a), abs(b)];
  while (y) [x, y] = [y, x % y];
  return x;
}

export const lcm = (a: bigint, b: bigint): bigint => (a === 0n || b === 0n ? 0n : abs(a * b) / gcd(a, b));

/** The fraction num/den as given, unreduced; throws RangeError when the denominator is not positive. */
export function fraction(num: bigint | number | string, den: bigint | number | string): Fraction {
  const f = { num: BigInt(num), den: BigInt(den) };
  if (f.den <= 0n) throw new RangeError('denominator must be positive');
  return f;
}

/** The same share in lowest terms. */
export function reduce(f: Fraction): Fraction {
  const g = gcd(f.num, f.den) || 1n;
  return { num: f.num / g, den: f.den / g };
}

export const add = (a: Fraction, b: Fraction): Fraction =>
  a.den === b.den
    ? { num: a.num + b.num, den: a.den }
    : reduce({ num: a.num * b.den + b.num * a.den, den: a.den * b.den });

export const negate = (a: Fraction): Fraction => ({ num: -a.num, den: a.den });
export const subtract = (a: Fraction, b: Fraction): Fraction => add(a, negate(b));
export const multiply = (a: Fraction, b: Fraction): Fraction => reduce({ num: a.num * b.num, den: a.den * b.den });

/** Negative, zero or positive as a is below, equal to or above b. */
export function compare(a: Fraction, b: Fraction): number {
  const d = a.num * b.den - b.num * a.den;
  return d < 0n ? -1 : d > 0n ? 1 : 0;
}

export const equals = (a: Fraction, b: Fraction): boolean => compare(a, b) === 0;

/** The exact sum in lowest terms, 0/1 for nothing. Sums over the common denominator, so long lists stay small. */
export function sum(list: Iterable<Fraction>): Fraction {
  const byDen = new Map<bigint, bigint>();
  for (const f of list) byDen.set(f.den, (byDen.get(f.den) ?? 0n) + f.num);
  const den = commonDenominator(byDen.keys());
  let num = 0n;
  for (const [d, n] of byDen) num += n * (den / d);
  return reduce({ num, den });
}

/** The least common denominator, 1 for nothing. */
export function commonDenominator(dens: Iterable<bigint>): bigint {
  let all = 1n;
  for (const d of dens) all = lcm(all, d);
  return all;
}

/** The share in percent rounded half up to `places`, for display only: "9,09" comes from the caller's formatter. */
export function percent(f: Fraction, places = 2): number {
  const scale = 10n ** BigInt(places);
  const twice = (2n * f.num * 100n * scale) / f.den;
  const rounded = (twice + (twice >= 0n ? 1n : -1n)) / 2n;
  return Number(rounded) / Number(scale);
}

/** On the wire a share is JSON text with both numbers as decimal strings. */
export const toText = (f: Fraction): string =>
  JSON.stringify({ numerator: f.num.toString(), denominator: f.den.toString() });

/** A whole number that has lost no digit on its way. */
function part(v: unknown): bigint {
  if (typeof v === 'string' ? /^-?\d+$/.test(v) : Number.isSafeInteger(v)) return BigInt(v as string | number);
  throw new SyntaxError('a part of a share is a whole number');
}

/** The share that the JSON text holds (missing parts are 1); throws on anything else. */
export function fromText(text: string): Fraction {
  const v: unknown = JSON.parse(text);
  if (typeof v !== 'object' || v === null || Array.isArray(v)) throw new SyntaxError('a share is an object');
  const { numerator = 1, denominator = 1 } = v as { numerator?: unknown; denominator?: unknown };
  return fraction(part(numerator), part(denominator));
}

/** "8190/90090", for people and logs. */
export const show = (f: Fraction): string => `${f.num}/${f.den}`;
