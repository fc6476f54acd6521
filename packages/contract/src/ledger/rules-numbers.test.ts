import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNumber, numberWithCheck, readNumber, receiptNumber, showNumber } from './rules-numbers.ts';

const digits = fc.stringMatching(/^[0-9]{1,15}$/);
const at = fc.nat();

it('a made number is right, however it is spaced', () => {
  expect(numberWithCheck('572')).toBe('5724');
  fc.assert(
    fc.property(digits, (text) => {
      const number = numberWithCheck(text);
      expect(number.slice(0, -1)).toBe(text);
      expect(isNumber(number)).toBe(true);
      expect(readNumber(`  ${showNumber(number)} `)).toBe(number);
    }),
  );
});

it('every single wrong digit is caught', () => {
  fc.assert(
    fc.property(digits, at, fc.integer({ min: 1, max: 9 }), (text, where, by) => {
      const number = numberWithCheck(text);
      const i = where % number.length;
      const wrong = (Number(number[i]) + by) % 10;
      expect(isNumber(number.slice(0, i) + wrong + number.slice(i + 1))).toBe(false);
    }),
  );
});

it('every swap of neighbours is caught', () => {
  fc.assert(
    fc.property(digits, at, (text, where) => {
      const number = numberWithCheck(text);
      const i = where % (number.length - 1);
      const swapped = `${number.slice(0, i)}${number[i + 1]}${number[i]}${number.slice(i + 2)}`;
      expect(isNumber(swapped)).toBe(swapped === number);
    }),
  );
});

it('no slip in any number of up to three digits', () => {
  for (let n = 0; n < 1000; n++) {
    const number = numberWithCheck(n);
    for (let i = 0; i < number.length; i++) {
      for (let by = 1; by < 10; by++) {
        const slipped = `${number.slice(0, i)}${(Number(number[i]) + by) % 10}${number.slice(i + 1)}`;
        if (isNumber(slipped)) throw new Error(`${number} and ${slipped}`);
      }
      const swapped = `${number.slice(0, i)}${number[i + 1] ?? ''}${number[i]}${number.slice(i + 2)}`;
      if (swapped !== number && isNumber(swapped)) throw new Error(`${number} and ${swapped}`);
    }
  }
});

it.each(['', '0', ' ', '12a4', '-5724', '57.24', '５７２４'])('„%s“ is no number', (text) => {
  expect(isNumber(text)).toBe(false);
});

it('refuses to number what is no digits', () => expect(() => numberWithCheck('12x')).toThrow(RangeError));

it('groups by four', () =>
  expect([showNumber('12345678'), showNumber('123456789')]).toEqual(['1234 5678', '1234 5678 9']));

it('a receipt has twelve digits of its entry’s hash', () => {
  expect(receiptNumber('0'.repeat(64))).toBe('000000000000');
  expect(receiptNumber('ff'.repeat(32))).toMatch(/^\d{12}$/);
  expect(isNumber(receiptNumber('c0ffee'.padEnd(64, '7')))).toBe(true);
});
