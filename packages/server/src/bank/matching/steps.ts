import type { Reason } from '#contract/bank/rules-matching.ts';
import type { StoredReason } from '#contract/bank/schema.ts';
import { moneyText } from '#contract/base/money/amount.ts';

/** Reasons as they are kept and travel. */
export const storedReasons = (reasons: readonly Reason[]): StoredReason[] =>
  reasons.map(({ amount, ...reason }) => ({ ...reason, ...(amount !== undefined && { amount: moneyText(amount) }) }));
