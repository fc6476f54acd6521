import { type Money, moneyText } from '../base/money/amount.ts';
import { priceOf as priceOfPeriod } from '../invoices/rules.ts';
import { fromBase } from '../invoices/rules-tax.ts';
import { type OrderPeriod, orderPeriods } from './schema-words.ts';

export type Plan = { units: number; period: OrderPeriod | ''; price: string; pricePerUnit: string };
export const noPlan: Plan = { units: 0, period: '', price: '', pricePerUnit: '' };

/** What the text holds; `yearly` is an older word for `annual`, and what is no plan is an empty one. */
export function planIn(text: string): Plan {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return noPlan;
  }
  const { units, period, price, pricePerUnit } = (read ?? {}) as Record<string, unknown>;
  const word = period === 'yearly' ? 'annual' : period;
  return {
    units: Number.isSafeInteger(Number(units)) && Number(units) > 0 ? Number(units) : 0,
    period: orderPeriods.find((one) => one === word) ?? '',
    price: typeof price === 'string' ? price : '',
    pricePerUnit: typeof pricePerUnit === 'string' ? pricePerUnit : '',
  };
}

export const planText = (plan: Plan): string => JSON.stringify(plan);

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
