import { type Money, moneyText } from '../base/money/amount.ts';
import { priceOf as priceOfPeriod } from '../invoices/rules.ts';
import { fromBase } from '../invoices/rules-tax.ts';
import type { Plan } from './rules-plan.ts';
import type { OrderPeriod } from './schema-words.ts';

/** What is charged: a month for a unit without tax, and the tax in percent; 0 where the supplier does not pay it. */
export type PriceList = { perUnit: Money; vat: number };

export type Price = { month: Money; base: Money; tax: Money; total: Money };
/** The price of a period in haléře: what a month of all units is, the base, the tax counted from it, and both. */
export function priceOf({ perUnit, vat }: PriceList, units: number, period: OrderPeriod): Price {
  const { base, tax, total } = fromBase(priceOfPeriod(units, perUnit, period), vat === 0 ? null : BigInt(vat));
  return { month: priceOfPeriod(units, perUnit, 'monthly'), base, tax, total };
}

/** The plan with the price of today; without a price list it says none. */
export function pricedPlan(plan: Plan, list: PriceList | null): Plan {
  if (!list || plan.units === 0 || plan.period === '') return { ...plan, price: '', pricePerUnit: '' };
  const { base } = priceOf(list, plan.units, plan.period);
  return { ...plan, price: moneyText(base), pricePerUnit: moneyText(list.perUnit) };
}
