import { dayIn } from '#contract/base/time/dates.ts';
import { rateOn } from '#contract/invoices/rules-tax.ts';
import { planIn } from '#contract/orders/rules-plan.ts';
import type { PriceList } from '#contract/orders/rules-price.ts';
import type { OrderForm } from '#contract/orders/schema-form.ts';
import type { Db } from '../../base/db/db.ts';
import { beginPlan } from '../../invoices/plan/steps.ts';
import { priceOn, supplierOf } from '../../invoices/rows/queries.ts';

/** What a unit costs a month today, without tax; nothing while the operator has said no price. */
export async function priceList(db: Db, now: Date): Promise<PriceList | null> {
  const today = dayIn(now);
  const perUnit = await priceOn(db, today);
  if (perUnit === undefined) return null;
  // Who has no tax number pays no tax.
  return { perUnit, vat: (await supplierOf(db)).dic === '' ? 0 : Number(rateOn(today)) };
}

type Begun = { svjId: number; symbol: string; form: OrderForm };
/**
 * Begins what the house pays, under the symbol of its order and at the price of today; its first proforma is issued with the
 * others that are due. Answers whether it did: without a price list there is nothing to pay.
 */
export async function beginFirstPlan(db: Db, { svjId, symbol, form: { svj } }: Begun, now: Date): Promise<boolean> {
  const list = await priceList(db, now);
  const { units, period } = planIn(svj.plan);
  if (!list || period === '') return false;
  const address = svj.hasInvoiceAddress && {
    ...{ name: svj.invoiceCompanyName, ico: svj.invoiceIc, dic: svj.invoiceDic, email: svj.invoiceEmail },
    ...{ street: svj.invoiceStreet, town: svj.invoiceCity, post: svj.invoicePost },
  };
  const plan = { units, period, symbol, pricePerUnit: list.perUnit };
  await beginPlan(db, svjId, { ...plan, ...(address && { address }) }, now);
  return true;
}
