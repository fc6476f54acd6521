import { absolute, type Money } from '../base/money/amount.ts';
import { type Day, momentAt } from '../base/time/dates.ts';
import { addDays } from '../base/time/working-days.ts';
import type { AdvanceState, CashType } from './schema-words.ts';

/** What settles an advance: the rest comes back, or what was paid above it is paid out; null where it fits exactly. */
export function settlementOf(amount: Money, spent: Money): { type: CashType; amount: Money } | null {
  if (amount === spent) return null;
  return { type: amount > spent ? 'income' : 'expense', amount: absolute(amount - spent) };
}

type Standing = { dueOn: Day; settledOn: Day | null; isCancelled: boolean };
export function stateOf({ dueOn, settledOn, isCancelled }: Standing, today: Day): AdvanceState {
  if (isCancelled) return 'cancelled';
  if (settledOn !== null) return 'settled';
  return dueOn < today ? 'late' : 'open';
}

/** Days after the term on which the holder is reminded of an advance. */
const remindedAfter = [1, 15, 29] as const;

/** The next morning on which the holder is reminded; null once they were three times. */
export const nextReminding = (dueOn: Day, after: Date): Date | null =>
  remindedAfter
    .map((days) => momentAt(`${addDays(dueOn, days)}T09:00`))
    .find((at): at is Date => at !== null && at > after) ?? null;
