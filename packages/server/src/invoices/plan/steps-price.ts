import { type Money, moneyOf, moneyText } from '#contract/base/money/amount.ts';
import { showMoney } from '#contract/base/money/showing.ts';
import { type Day, dayIn, showDay } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { nextStart, planOn, priceOf } from '#contract/invoices/rules.ts';
import type { PriceChange } from '#contract/invoices/schema.ts';
import type { PriceInput } from '#contract/invoices/schema-forms.ts';
import { daysAnnounced } from '#contract/invoices/schema-words.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import { across, actFor } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { customersOfAll } from '../papers/queries.ts';
import { tellPrice } from '../papers/steps-mails.ts';
import { type At, bookHeld, customerOf, houseOf, nextFrom, type Plan, plansOf, priceOn } from '../rows/queries.ts';
import { addPlan } from './queries.ts';
import { addPrice } from './queries-settings.ts';
import { keepLater } from './steps.ts';

type News = { at: At; name: string; plan: Plan; from: Day; after: Money };

/** The plan of the first period of an association that begins on the day or after it; nothing where it pays nothing. */
async function planAfter(at: At, day: Day): Promise<{ plan: Plan; from: Day } | null> {
  const customer = await customerOf(at);
  if (!customer) return null;
  const plans = await plansOf(at);
  let from = await nextFrom(at, customer);
  let plan = planOn(plans, from);
  while (plan && from < day) {
    from = nextStart(from, plan.period, customer.begins);
    plan = planOn(plans, from);
  }
  return plan && plan.price > 0n ? { plan, from } : null;
}

/**
 * Who pays the price of the list, that of today or one announced for later, and would pay another one; how many have a price
 * of their own.
 */
async function newsOf(db: Db, now: Date, { validFrom, perUnit }: { validFrom: Day; perUnit: Money }) {
  const today = dayIn(now);
  const key = 'INVOICE.ERRORS.TOO_SOON';
  if (validFrom < addDays(today, daysAnnounced)) throw new Refused(key, { fields: { validFrom: key } });
  const news: News[] = [];
  let kept = 0;
  for (const id of await across(db, () => customersOfAll(db))) {
    const at: At = { db, scope: await actFor(db, id), now };
    const { name, is_free: isFree } = await houseOf(at);
    const next = isFree ? null : await planAfter(at, validFrom);
    if (!next || next.plan.perUnit === perUnit) continue;
    const since = next.plan.validFrom > today ? next.plan.validFrom : today;
    if (next.plan.perUnit !== (await priceOn(db, since))) kept += 1;
    else news.push({ at, name, ...next, after: priceOf(next.plan.units, perUnit, next.plan.period) });
  }
  return { news, kept };
}

const shown = ({ news, kept }: { news: readonly News[]; kept: number }): PriceChange => ({
  rows: news.map(({ at, name, plan, from, after }) => ({
    ...{ svjId: at.scope.svjId, name, units: plan.units, period: plan.period, from },
    ...{ before: moneyText(plan.price), after: moneyText(after) },
  })),
  kept,
});

/** What a price that holds from a day on would change. */
export async function priceChange(db: Db, now: Date, { validFrom, perUnit }: PriceInput): Promise<PriceChange> {
  return shown(await newsOf(db, now, { validFrom, perUnit: moneyOf(perUnit) }));
}

/** Announces it: subscriptions at the price of the list cost so much from then on, and each association is told. */
export async function announcePrice(portal: Portal, db: Db, now: Date, given: PriceInput): Promise<PriceChange> {
  const [validFrom, perUnit] = [given.validFrom, moneyOf(given.perUnit)];
  await bookHeld(db);
  const told = await newsOf(db, now, { validFrom, perUnit });
  await addPrice(db, validFrom, perUnit);
  for (const { at, plan, from, after } of told.news) {
    const here = { ...at, scope: await actFor(db, at.scope.svjId) };
    await addPlan(here, { validFrom: from, units: plan.units, period: plan.period, price: after, perUnit });
    await keepLater(here, from, plan);
    await tellPrice(portal, here, {
      ...{ from: showDay(from), before: showMoney(plan.price), after: showMoney(after) },
      ...{ period: plan.period, units: String(plan.units) },
    });
  }
  return shown(told);
}
