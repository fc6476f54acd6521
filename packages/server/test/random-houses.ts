import { sumOf } from '#contract/base/money/amount.ts';
import { fraction } from '#contract/base/shares/fraction.ts';
import { feeKeys } from '#contract/fees/schema-words.ts';
import { type SplitFee, splitFee, type UnitFacts, unitPlan } from '#contract/prescriptions/rules.ts';
import { type Dice, dice, few } from './dice.ts';

function aRandomHouse(roll: Dice): UnitFacts[] {
  const count = 1 + few(roll, 24);
  return Array.from({ length: count }, (_, at) => ({
    ...{ id: at + 1, label: `1247/${at + 1}`, owners: 'Kdosi', persons: 1n + roll(6), area: 1n + roll(20_000) },
    // Denominators of up to fifteen digits.
    share: fraction(1n + roll(1_000_000), 1_000_001n + roll(900_000) * 1_000_000_000n),
  }));
}

/** Whether each part is less than a haléř from its exact value. */
const isNear = (split: SplitFee): boolean =>
  split.parts.every((part, at) => {
    const weight = split.weights[at] ?? fraction(0n, 1n);
    const exact = { num: split.total * weight.num * split.whole.den, den: weight.den * split.whole.num };
    const far = part * exact.den - exact.num;
    return far < exact.den && -far < exact.den;
  });

/** What does not hold of the house of this number: nothing where everything does. */
export function problemsOfHouse(seed: number): string[] {
  const roll = dice(seed);
  const units = aRandomHouse(roll);
  const numbers = new Map(units.map((u) => [u.id, 1n + roll(5000)]));
  const total = 1n + roll(900_000_000);
  const months = 1 + few(roll, 24);
  return feeKeys.flatMap((key) => {
    const fee = { key, total, numbers };
    const split = splitFee(fee, units);
    if (!split) return [`${key}: nobody pays it`];
    const turned = splitFee(fee, units.toReversed())?.parts.toReversed() ?? [];
    const isSame = turned.every((part, at) => part === split.parts[at]);
    const keeps = split.parts.every((part) => sumOf(unitPlan([part], months, false).months) === part);
    return [
      ...(sumOf(split.parts) === split.total ? [] : [`${key}: parts are not the whole`]),
      ...(isNear(split) ? [] : [`${key}: a part is a haléř off`]),
      ...(isSame ? [] : [`${key}: the order of units matters`]),
      ...(keeps ? [] : [`${key}: months are not the part`]),
    ];
  });
}
