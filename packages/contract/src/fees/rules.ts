import type { Money } from '../base/money/amount.ts';
import type { Day } from '../base/time/dates.ts';
import { type Due, dueDays } from './rules-days.ts';
import type { FeeKey, FeeSide } from './schema-words.ts';

export type Version = { validFrom: Day; amount: Money };

/** The amount that holds on a day: of the latest version that began by then, else of the first one. */
export function amountAt(versions: readonly Version[], day: Day): Money {
  const inOrder = [...versions].sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  const held = inOrder.filter((v) => v.validFrom <= day).at(-1) ?? inOrder[0];
  if (!held) throw new RangeError('a fee has at least one version');
  return held.amount;
}

export type Counted = Due & { versions: readonly Version[] };

/** What comes due from a day up to another. */
export const sumBetween = (fee: Counted, from: Day, to: Day): Money =>
  dueDays(fee, from, to).reduce((all, day) => all + amountAt(fee.versions, day), 0n);

/** What comes due in a year; of a fixed one what so many units pay together. */
export const yearSum = (fee: Counted & { side: FeeSide; feeKey: FeeKey }, year: number, units: number): Money =>
  sumBetween(fee, `${year}-01-01`, `${year}-12-31`) *
  (fee.side === 'units' && fee.feeKey === 'fixed' ? BigInt(units) : 1n);
