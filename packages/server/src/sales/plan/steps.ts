import { createHash } from 'node:crypto';
import { type SaleItem, type SalePlan, saleOf } from '#contract/accounts/rules-sides.ts';
import { moneyText } from '#contract/base/money/amount.ts';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { type Refusal, Refused } from '#contract/refusals.ts';
import type { SaleDays, SalePreview } from '#contract/sales/schema.ts';
import { sidesOf } from '../../accounts/ledger/queries-sides.ts';
import { accountToHand } from '../../accounts/steps-sides.ts';
import type { At } from '../rows/queries.ts';
import { type Change, type Confirmed, changesOf, confirmedBy, ownersOn, unitOf } from './queries.ts';

export type Asked = { unitId: number; date: Day; given: readonly number[] };
export type Counted = {
  unit: { id: number; number: string };
  change: Change;
  sellers: string;
  buyers: string;
  clearance: Confirmed | null;
  plan: SalePlan;
  live: Awaited<ReturnType<typeof accountToHand>>['live'];
  payments: (SaleItem & { given: boolean })[];
};

const atDay = (key: Refusal & `SALES.${string}`): Refused => new Refused(key, { data: { errors: { date: key } } });

/** Payments of the unit from the day on that nobody took back, or gave to somebody before. */
export const paymentsSince = (items: readonly SaleItem[], day: Day): SaleItem[] =>
  items.filter(
    (i) =>
      (i.kind === 'paid' || i.kind === 'cash') &&
      i.day >= day &&
      !items.some((x) => x.undoes === i.id || (x.kind === 'handed' && x.from === i.id)),
  );

/** Days on which owners changed after the last handover. */
export async function daysOf(at: At, unitId: number): Promise<SaleDays> {
  const unit = await unitOf(at, unitId);
  const last = (await sidesOf(at.db, at.scope, [unitId])).at(-1)?.day ?? '';
  const days = [];
  for (const { day, whole } of await changesOf(at, unitId, dayIn(at.now)))
    if (day > last)
      days.push({
        ...{ date: day, whole, sellers: await ownersOn(at, unitId, addDays(day, -1)) },
        buyers: await ownersOn(at, unitId, day),
      });
  return { unit, days };
}

/** What a handover on the day would do, as the account stands now. */
export async function countSale(at: At, { unitId, date: day, given }: Asked): Promise<Counted> {
  const { db, scope } = at;
  const unit = await unitOf(at, unitId);
  const last = (await sidesOf(db, scope, [unitId])).at(-1) ?? null;
  if (last && day <= last.day) throw atDay('SALES.ERRORS.LATER');
  const all = await changesOf(at, unitId, dayIn(at.now));
  const change = all.find((c) => c.day === day);
  if (!change) throw atDay('SALES.ERRORS.DAY');
  if (!change.whole) throw atDay('SALES.ERRORS.PART');
  const since = all.findLast((c) => c.day < day)?.day ?? null;
  const clearance = await confirmedBy(at, { unitId, day, since });
  const { items, live } = await accountToHand(at, unitId);
  const payments = paymentsSince(items, day).map((p) => ({ ...p, given: given.includes(p.id) }));
  const plan = saleOf({
    ...{ day, since: last?.day ?? null, items, live, confirmed: clearance?.debts ?? new Map() },
    clearance: clearance?.number ?? '',
    given: new Set(payments.filter((p) => p.given).map((p) => p.id)),
  });
  const who = { sellers: await ownersOn(at, unitId, addDays(day, -1)), buyers: await ownersOn(at, unitId, day) };
  return { unit, change, ...who, clearance, plan, live, payments };
}

const inText = (_: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);
/** What is read before it is done: another account, other owners or another confirmation give another one. */
export const fingerprintOf = ({ unit, change, sellers, buyers, clearance, plan, payments }: Counted): string =>
  createHash('sha256')
    .update(JSON.stringify([unit, change, sellers, buyers, clearance?.id, plan, payments.map((p) => p.id)], inText))
    .digest('hex');

export function previewOf(counted: Counted): SalePreview {
  const { unit, change, sellers, buyers, clearance, plan, payments } = counted;
  return {
    ...{ unit, date: change.day, sellers, buyers },
    clearance: clearance && {
      ...{ id: clearance.id, number: clearance.number, date: clearance.day, sum: moneyText(clearance.sum) },
    },
    shares: plan.shares.map((s) => ({ ...s, seller: moneyText(s.seller), buyer: moneyText(s.buyer) })),
    rest: plan.rest.map(({ day: date, amount, passes, ...r }) => ({
      ...{ ...r, date, amount: moneyText(amount), passes: moneyText(passes) },
    })),
    ...{ passed: moneyText(plan.passed), left: moneyText(plan.left) },
    payments: payments.map(({ id, day: date, amount, text, given }) => ({
      ...{ id, date, amount: moneyText(-amount), text, given },
    })),
    fingerprint: fingerprintOf(counted),
  };
}
