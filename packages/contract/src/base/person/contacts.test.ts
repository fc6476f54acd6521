import { expect, it } from 'vitest';
import { isBankAccount } from './bank.ts';
import { phone, phoneOf, showPhone } from './phone.ts';

it.each([
  ['19-2000145399/0800', true],
  ['2000000528/2010', true],
  ['7000000037/2010', true],
  ['123-1234567899/0100', true],
  ['1234567898/0800', false],
  ['0000000000/0800', false],
  ['19-2000145399', false],
  ['20-2000145399/0800', false],
  ['', false],
])('%s is an account number: %s', (text, good) => expect(isBankAccount(text)).toBe(good));

it.each([
  ['605118274', '+420605118274'],
  ['605 118 274', '+420605118274'],
  ['00420 605 118 274', '+420605118274'],
  ['420605118274', '+420605118274'],
  ['+421 905 123 456', '+421905123456'],
])('%s is kept as %s', (typed, kept) => expect(phoneOf(typed)).toBe(kept));

it.each(['12345', '+42060511827', '+420 605 118 2744', 'abc', '++420605118274'])('%s is no phone', (typed) =>
  expect(phone.safeParse(typed).success).toBe(false),
);

it.each([
  ['+420605118274', '+420 605 118 274'],
  ['605118274', '+420 605 118 274'],
  ['+421905123456', '+421 905 123 456'],
])('%s is shown as %s', (kept, shown) => expect(showPhone(kept)).toBe(shown));
