import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moneyOf, moneyText } from '../base/money/amount.ts';
import { signed } from './rules.ts';
import { roundingOf } from './rules-rounding.ts';

it.each([
  ['expense', '486.50', 'expense 0.50'],
  ['expense', '486.49', 'income 0.49'],
  ['income', '0.30', 'expense 0.30'],
  ['income', '99.99', 'income 0.01'],
  ['income', '100.00', null],
] as const)('%s of %s is rounded by %s', (type, amount, by) => {
  const found = roundingOf({ type, amount: moneyOf(amount) });
  expect(found && `${found.type} ${moneyText(found.amount)}`).toBe(by);
});

it('a record and its rounding come to whole crowns, at most half a crown away', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 13n }), fc.constantFrom('income', 'expense'), (amount, type) => {
      const by = roundingOf({ type, amount });
      const change = by ? signed(by.type, by.amount) : 0n;
      expect((signed(type, amount) + change) % 100n).toBe(0n);
      expect(by === null || (by.amount > 0n && by.amount <= 50n)).toBe(true);
    }),
  );
});
