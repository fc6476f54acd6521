import { type Money, sumOf } from '../base/money/amount.ts';
import { overMonths, type Part, split } from '../base/money/splitting.ts';
import { type Fraction, fraction, sum } from '../base/shares/fraction.ts';
import type { FeeKey } from '../fees/schema-words.ts';

/** A unit as a prescription sees it. */
export type UnitFacts = {
  id: number;
  label: string;
  share: Fraction | null;
  persons: bigint | null;
  /** In hundredths of a square metre. */
  area: bigint | null;
  owners: string;
};

/** A fee of some months: what it comes to, and by what it is divided. */
export type FeeToSplit = {
  key: FeeKey;
  /** Of the house; of a fixed one of each unit. */
  total: Money;
  /** Numbers of units in thousandths, for the key `own`. */
  numbers: ReadonlyMap<number, bigint>;
};

const none = fraction(0n, 1n);

/** By how much of it a unit pays; a unit that nothing is known of pays nothing, and is named as a doubt. */
export function weightOf(fee: Pick<FeeToSplit, 'key' | 'numbers'>, unit: UnitFacts): Fraction {
  switch (fee.key) {
    case 'share':
      return unit.share ?? none;
    case 'persons':
      return fraction(unit.persons ?? 0n, 1n);
    case 'area':
      return fraction(unit.area ?? 0n, 100n);
    case 'own':
      return fraction(fee.numbers.get(unit.id) ?? 0n, 1000n);
    case 'equal':
    case 'fixed':
      return fraction(1n, 1n);
  }
}

export type SplitFee = {
  parts: Money[];
  weights: Fraction[];
  whole: Fraction;
  /** Together what units pay. */
  total: Money;
  /** Haléře that were left after rounding down, each of which some unit has. */
  left: bigint;
};

/** The fee in parts of units; null where nobody has any weight to pay it by. */
export function splitFee(fee: FeeToSplit, units: readonly UnitFacts[]): SplitFee | null {
  const weights = units.map((unit) => weightOf(fee, unit));
  const whole = sum(weights);
  if (whole.num === 0n) return null;
  if (fee.key === 'fixed')
    return { parts: units.map(() => fee.total), weights, whole, total: fee.total * BigInt(units.length), left: 0n };
  const parts = split(
    fee.total,
    units.map(({ label }, at): Part => ({ label, share: weights[at] as Fraction })),
  );
  const down = sumOf(weights.map((w) => (fee.total * w.num * whole.den) / (w.den * whole.num)));
  return { parts, weights, whole, total: fee.total, left: fee.total - down };
}

/** To whole crowns, halves up. */
export const toCrowns = (amount: Money): Money => ((amount + 50n) / 100n) * 100n;

export type UnitPlan = {
  /** By fees, over all months. */
  parts: Money[];
  /** What is prescribed for each month. */
  months: Money[];
  total: Money;
  /** What rounding to whole crowns added; nought without it. */
  rounding: Money;
};

/** Months of a unit: each fee's part over the months, then together, then rounded where that is asked for. */
export function unitPlan(parts: readonly Money[], months: number, wholeCrowns: boolean): UnitPlan {
  const exact: Money[] = Array.from({ length: months }, () => 0n);
  for (const part of parts)
    for (const [at, amount] of overMonths(part, months).entries()) exact[at] = (exact[at] as Money) + amount;
  const given = wholeCrowns ? exact.map(toCrowns) : exact;
  const total = sumOf(given);
  return { parts: [...parts], months: given, total, rounding: total - sumOf(parts) };
}
