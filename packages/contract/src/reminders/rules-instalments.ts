import { payableUntil } from '../accounts/rules-account.ts';
import { type Money, sumOf } from '../base/money/amount.ts';
import { overMonths } from '../base/money/splitting.ts';
import type { Day } from '../base/time/dates.ts';
import { plusMonths } from '../base/time/working-days.ts';

export type Instalment = { day: Day; amount: Money };

export const planStates = ['kept', 'late', 'paid', 'ended'] as const;
export type PlanState = (typeof planStates)[number];

/** Instalments of a sum, one a month from the first day on: together exactly the sum. */
export const instalmentsOf = (sum: Money, count: number, first: Day): Instalment[] =>
  overMonths(sum, count).map((amount, at) => ({ day: plusMonths(first, at), amount }));

export type PlanStanding = {
  state: Exclude<PlanState, 'ended'>;
  /** What is left of the first instalment that is not whole. */
  next: Instalment | null;
  /** How many are paid whole. */
  done: number;
};

/** Whether what was agreed is kept: everything is paid whose last day in time is over. */
export function standingOfPlan(instalments: readonly Instalment[], paid: Money, today: Day): PlanStanding {
  let until: Money = 0n;
  let done = 0;
  let next: Instalment | null = null;
  for (const { day, amount } of instalments) {
    until += amount;
    if (paid >= until) done += 1;
    else next ??= { day, amount: until - paid };
  }
  const owed = sumOf(instalments.filter((i) => payableUntil(i.day) < today).map((i) => i.amount));
  return { state: next === null ? 'paid' : paid < owed ? 'late' : 'kept', next, done };
}
