import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  commonDenominator,
  compare,
  equals,
  fraction,
  fromText,
  multiply,
  percent,
  reduce,
  show,
  sum,
  toText,
} from './fraction.ts';

const share = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 12n }))
  .map(([n, d]) => fraction(n, d));

describe('exact fractions', () => {
  it('add is commutative and associative', () => {
    fc.assert(
      fc.property(share, share, share, (a, b, c) => {
        expect(equals(add(a, b), add(b, a))).toBe(true);
        expect(equals(add(add(a, b), c), add(a, add(b, c)))).toBe(true);
      }),
    );
  });

  it('sum equals repeated add, in any order', () => {
    fc.assert(
      fc.property(fc.array(share, { maxLength: 30 }), (list) => {
        const one = list.reduce((a, b) => add(a, b), fraction(0, 1));
        expect(equals(sum(list), one)).toBe(true);
        expect(equals(sum([...list].reverse()), one)).toBe(true);
      }),
    );
  });

  it('reduce keeps the value and the wire text keeps the exact form', () => {
    fc.assert(
      fc.property(share, (f) => {
        expect(equals(reduce(f), f)).toBe(true);
        expect(fromText(toText(f))).toEqual(f);
      }),
    );
  });

  it('compares where floats cannot', () => {
    const a = fraction(10n ** 17n, 3n * 10n ** 17n);
    const b = fraction(10n ** 17n + 1n, 3n * 10n ** 17n);
    expect(compare(a, b)).toBe(-1);
    expect(Number(a.num) / Number(a.den)).toBe(Number(b.num) / Number(b.den));
  });

  it.each([
    [fraction(1, 3), 33.33],
    [fraction(2, 3), 66.67],
    [fraction(1, 8), 12.5],
    [fraction(1, 1), 100],
    [fraction(5, 100000), 0.01],
    [fraction(4, 100000), 0],
  ])('shows %o as %d percent', (f, p) => expect(percent(f)).toBe(p));

  it('refuses a denominator that is not positive', () => {
    expect(() => fraction(1, 0)).toThrow(RangeError);
    expect(() => fraction(1, -2)).toThrow(RangeError);
  });

  it('common denominator and products', () => {
    expect(commonDenominator([90090n, 77n, 10000n])).toBe(90090000n);
    expect(show(multiply(fraction(2, 3), fraction(1, 13)))).toBe('2/39');
  });
});
