import { describe, expect, it } from 'vitest';
import { fraction } from '#contract/base/shares/fraction.ts';
import { fractionIn, over, pasted, shareText, typedShare } from './typed-share.ts';

describe('a share in two boxes', () => {
  it.each([
    ['1', '3', fraction(1, 3)],
    ['8 190', '90\u00a0090', fraction(8190, 90090)],
    ['999999999999999999', '999999999999999999', fraction(10n ** 18n - 1n, 10n ** 18n - 1n)],
    ['1', '0', null],
    ['1', '', null],
    ['-1', '3', null],
    ['0,5', '1', null],
  ])('%s / %s', (num, den, f) => expect(fractionIn({ num, den })).toEqual(f));

  it('travels as text, empty boxes as nothing known', () => {
    expect(shareText({ num: '1', den: '3' })).toBe('{"numerator":"1","denominator":"3"}');
    expect(shareText({ num: ' ', den: '' })).toBeNull();
    expect(shareText({ num: '1', den: '' })).toBe('');
    expect(typedShare('{"numerator":"1","denominator":"3"}')).toEqual({ num: '1', den: '3' });
  });

  it('a pasted fraction fills both', () => {
    expect(pasted(' 813 / 10 000')).toEqual({ num: '813', den: '10000' });
    expect(pasted('813')).toBeNull();
  });
});

describe('over the denominator of the house', () => {
  it('exactly, or as written when that is not possible or not readable', () => {
    expect(over(fraction(1, 3), 90n)).toEqual(fraction(30, 90));
    expect(over(fraction(1, 3), 100n)).toEqual(fraction(1, 3));
    expect(over(fraction(1, 3), 3n * 10n ** 12n)).toEqual(fraction(1, 3));
    expect(over(fraction(1, 3), null)).toEqual(fraction(1, 3));
  });
});
