import type { Money } from '../base/money/amount.ts';
import { opposite } from './rules.ts';
import type { CashType } from './schema-words.ts';

type Payment = { type: CashType; amount: Money };

/** What coins pay: whole crowns, halves up. */
export const inCoins = (amount: Money): Money => ((amount + 50n) / 100n) * 100n;

/** What a record with haléře needs beside it so that both together come to what coins paid; null where they fit. */
export function roundingOf({ type, amount }: Payment): Payment | null {
  const more = inCoins(amount) - amount;
  if (more === 0n) return null;
  return more > 0n ? { type, amount: more } : { type: opposite(type), amount: -more };
}
