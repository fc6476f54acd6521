import { createHash } from 'node:crypto';
import { moneyText } from '#contract/base/money/amount.ts';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { type DebtAt, type Standing, standingOn } from '#contract/clearances/rules.ts';
import type { ClearancePreview } from '#contract/clearances/schema.ts';
import { mostDaysBack } from '#contract/clearances/schema-words.ts';
import { type Refusal, Refused } from '#contract/refusals.ts';
import type { At } from '../rows/queries.ts';
import type { DebtKept } from '../rows/tables.ts';
import { debtsAt, unitOn } from './queries.ts';

export type Told = Standing & { unit: { id: number; number: string }; owners: string; day: Day };

const atField = (field: string, key: Refusal & `CLEARANCES.${string}`): Refused =>
  new Refused(key, { data: { errors: { [field]: key } } });

/** What a confirmation of the unit at the day says. */
export async function toldOf(at: At, unitId: number, day: Day): Promise<Told> {
  const today = dayIn(at.now);
  if (day > today) throw atField('date', 'CLEARANCES.ERRORS.FUTURE');
  if (day < addDays(today, -mostDaysBack)) throw atField('date', 'CLEARANCES.ERRORS.OLD');
  const { number, owners } = await unitOn(at, unitId, day);
  return { ...standingOn(await debtsAt(at, unitId, day), day), unit: { id: unitId, number }, owners, day };
}

export const keptOf = ({ left, ...d }: DebtAt): DebtKept => ({
  ...{ n: d.n, day: d.day, month: d.month, kind: d.kind, part: d.part, text: d.text, amount: moneyText(left) },
});

/** What is read before it is issued: another account, unit or owner gives another one. */
export const fingerprintOf = ({ unit, owners, day, debts, coming }: Told): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        ...[unit.id, unit.number, owners, day, debts.map((d) => [d.n, d.text, moneyText(d.left)])],
        coming.map((c) => [c.day, moneyText(c.amount)]),
      ]),
    )
    .digest('hex');

export function previewOf(told: Told): ClearancePreview {
  return {
    ...{ unit: told.unit, owners: told.owners, date: told.day, sum: moneyText(told.sum) },
    debts: told.debts.map(keptOf).map(({ day: date, n: _, ...d }) => ({ ...d, date })),
    coming: told.coming.map(({ day: date, amount }) => ({ date, amount: moneyText(amount) })),
    fingerprint: fingerprintOf(told),
  };
}
