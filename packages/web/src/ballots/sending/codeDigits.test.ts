import { expect, it } from 'vitest';
import { codeLength, erasedAt, pastedInto, type Typed, typedInto } from './codeDigits.ts';

const type = (from: Typed, text: string) =>
  [...text].reduce((now, digit) => typedInto(now.value, now.next, digit) ?? now, from);
const empty: Typed = { value: '', next: 0 };

it('every digit finds its box, whatever comes between them', () => {
  expect(type(empty, '123456')).toEqual({ value: '123456', next: codeLength - 1 });
  expect(type(empty, '1a2 3-4')).toEqual({ value: '1234  ', next: 4 });
});

it('a box that shows its former digit beside the new one takes the new one', () => {
  expect(typedInto('123456', 2, '38')?.value).toBe('128456');
  expect(typedInto('123456', 2, '33')?.value).toBe('123456');
});

it('a whole code fills all boxes from wherever it comes, a part from where it is put', () => {
  expect(typedInto('9     ', 1, '123456')?.value).toBe('123456');
  expect(pastedInto('', 3, '123 456')).toEqual({ value: '123456', next: 5 });
  expect(pastedInto('12    ', 2, 'kód 34')).toEqual({ value: '1234  ', next: 4 });
  expect(pastedInto('', 0, 'nic')).toBeNull();
});

it('Backspace empties the box, then goes back', () => {
  expect(erasedAt('123   ', 2)).toEqual({ value: '12    ', next: 2 });
  expect(erasedAt('12    ', 2)).toEqual({ value: '1     ', next: 1 });
  expect(erasedAt('', 0)).toBeNull();
});
