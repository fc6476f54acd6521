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
