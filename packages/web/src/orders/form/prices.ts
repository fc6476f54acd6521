import { type Money, moneyOf } from '#contract/base/money/amount.ts';
import { type PriceList, priceOf } from '#contract/orders/rules-price.ts';
import { showMoney } from '../../base/amounts.ts';

type Told = { perUnit: string; vat: number } | null;

/** The price list as it came. */
export const listOf = (told: Told): PriceList | null => told && { perUnit: moneyOf(told.perUnit), vat: told.vat };

/** What a house of so many units pays, in words; nothing without a price list or units. */
export function pricesOf(told: Told, units: number) {
  const list = listOf(told);
  if (!list || units < 1) return null;
  const [annual, monthly] = [priceOf(list, units, 'annual'), priceOf(list, units, 'monthly')];
  const each = priceOf(list, 1, 'annual');
  const show = (amount: Money) => showMoney(amount);
  return {
    ...{ year: show(annual.total), month: show(monthly.total), unit: show(each.total), perUnit: show(list.perUnit) },
    ...{ units: show(annual.month), base: show(annual.base), tax: show(annual.tax), vat: list.vat },
    monthly: { base: show(monthly.base), tax: show(monthly.tax) },
  };
}
