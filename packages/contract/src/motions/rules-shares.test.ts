import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commonDenominator, equals, fraction, show, sum, whole, zero } from '../base/fraction.ts';
import { exactPart, inParts, isReadable } from './rules-shares.ts';

it('counts in parts of the house over those who count, as long as people can read that', () => {
  const [share, base] = [fraction(1, 14), fraction('285555467', '295295000')];
  expect(show(inParts(fraction(1, 14), fraction(13, 14), 9_999_990n) ?? zero)).toBe('714285/9285705');
  expect(show(inParts(zero, fraction(13, 14), 9_999_990n) ?? whole)).toBe('0/9285705');
  expect([isReadable(9_999_999n), isReadable(10_000_000n)]).toEqual([true, false]);
  expect(inParts(share, base, 2_657_655_000n)).toBeNull();
  expect(inParts(share, base, null)).toBeNull();
  expect(show(exactPart(fraction(1, 4), fraction(3, 4)))).toBe('1/3');
  expect(exactPart(zero, zero)).toEqual(zero);
});

it('all shares of a vote have one denominator, are exactly their part and sum to all that count', () => {
  const seats = fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.boolean()), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(seats, (list) => {
      const all = list.reduce((n, [k]) => n + k, 0);
      const counted = list.filter(([, own]) => !own).map(([k]) => fraction(k, all));
      const base = sum(counted);
      if (base.num === 0n) return;
      const parts = commonDenominator(list.map(([k]) => fraction(k, all).den));
      const shown = counted.map((share) => inParts(share, base, parts) ?? zero);
      expect(new Set(shown.map((f) => f.den)).size).toBe(1);
      expect(shown.every((f, i) => equals(f, exactPart(counted[i] ?? zero, base)))).toBe(true);
      expect(sum(shown)).toEqual(whole);
    }),
  );
});
