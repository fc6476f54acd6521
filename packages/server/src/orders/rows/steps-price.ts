import type { PriceList } from '#contract/orders/rules-plan.ts';
import type { OrderForm } from '#contract/orders/schema-form.ts';
import type { Db } from '../../base/db/db.ts';

/** What a unit costs a month today; nothing while the operator has said no price. */
export const priceList = async (_db: Db): Promise<PriceList | null> => null;

/** Begins what the house pays; answers whether it was. */
export const beginFirstPlan = async (
  _db: Db,
  _svjId: number,
  _symbol: string,
  _form: OrderForm,
  _now: Date,
): Promise<boolean> => false;
