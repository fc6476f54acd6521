import { type Money, moneyOf, moneyText } from '../base/money/amount.ts';

/** Up to how much the committee decides alone by the statutes, and by which part of them. */
export type Limit = { amount: string; section: string };

/** An amount that the database says in whole haléře, as it travels. */
export const amountShown = (cents: string | null): string | null => (cents === null ? null : moneyText(BigInt(cents)));

/** Whether the assembly decides of it: the committee does up to the limit, the limit included. */
export const isOverLimit = (amount: Money | null, limit: Pick<Limit, 'amount'> | null): boolean =>
  amount !== null && limit !== null && amount > moneyOf(limit.amount);
