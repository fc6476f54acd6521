import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commonDenominator, equals, fraction, show, sum, whole, zero } from './fraction.ts';
import { besidePercent, exactPart, gapText, inParts, isReadable, type ShareOf, shareText } from './shares.ts';

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

const house: ShareOf = { parts: 10_000n, base: whole };
it.each<[string, ShareOf, string, string]>([
  ['a unit, as the register wrote it', 'unit', '813/10000', '8,13\u00a0% (813/10\u00a0000)'],
  ['a part of a unit, a sum, a seat of several units', 'part', '813/10000', '8,13\u00a0%'],
  ['a unit whose fraction fits no line', 'unit', '1/1000000000001', '0,00\u00a0%'],
  ['inside a vote, of those who count', house, '1/100', '1,00\u00a0% (100/10\u00a0000)'],
  ['of a base smaller than the house', { parts: 100n, base: fraction(80, 100) }, '40/100', '50,00\u00a0% (40/80)'],
  ['of too many parts', { parts: 10_000_000n, base: whole }, '1/100', '1,00\u00a0%'],
  ['nothing', house, '0/1', '0,00\u00a0%'],
  ['everybody', house, '7/7', '100,00\u00a0%'],
  ['a house of one unit', 'unit', '1/1', '100,00\u00a0%'],
])('says %s', (_, of, text, said) => {
  const [num = '', den = ''] = text.split('/');
  expect(shareText(fraction(num, den), of, 'cs')).toBe(said);
});

it('says English numbers the English way, and a gap never as nothing', () => {
  expect(shareText(fraction(813, 10_000), 'unit', 'en')).toBe('8.13% (813/10,000)');
  expect([gapText(fraction(4, 1000), 'cs'), gapText(fraction(3, 1_000_000), 'cs')]).toEqual([
    '0,40\u00a0%',
    '0,0003\u00a0%',
  ]);
});

it('every fraction that is shown is the part that the percent rounds', () => {
  const part = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 60, max: 90 }));
  fc.assert(
    fc.property(part, ([n, d]) => {
      const measure = { parts: BigInt(d), base: fraction(60, d) };
      const beside = besidePercent(fraction(n, d), measure);
      if (beside) expect(equals(beside, exactPart(fraction(n, d), measure.base))).toBe(true);
      else expect([0, 60]).toContain(n);
    }),
  );
});
