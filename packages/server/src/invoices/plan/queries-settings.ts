import { desc, sql } from 'drizzle-orm';
import { type Money, moneyText } from '#contract/base/money/amount.ts';
import type { Day } from '#contract/base/time/dates.ts';
import type { Invoicing } from '#contract/invoices/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { missingOf, priceOn, type Supplier, supplierOf } from '../rows/queries.ts';
import { invoicePrice, invoiceSupplier } from '../rows/tables.ts';

/** Who issues, the price list, and what is missing on a day. */
export async function settingsOf(db: Db, today: Day): Promise<Invoicing> {
  const supplier = await supplierOf(db);
  const prices = await db
    .select()
    .from(invoicePrice)
    .orderBy(desc(invoicePrice.validFrom), desc(invoicePrice.id))
    .limit(100);
  return {
    supplier,
    missing: missingOf(supplier, (await priceOn(db, today)) !== undefined),
    prices: prices.map((p) => ({ validFrom: p.validFrom, perUnit: moneyText(p.perUnit) })),
  };
}

/** Whether the supplier is still as it was read. */
export async function keepSupplier(db: Db, { version, ...given }: Supplier): Promise<boolean> {
  const rows = await db
    .update(invoiceSupplier)
    .set({ ...given, version: version + 1 })
    .where(sql`${invoiceSupplier.version} = ${version}`)
    .returning({ version: invoiceSupplier.version });
  return rows.length > 0;
}

/** The same price of the same day is there once. */
export async function addPrice(db: Db, validFrom: Day, perUnit: Money): Promise<void> {
  await db.execute(sql`
    insert into invoice_price (valid_from, per_unit)
    select ${validFrom}::date, ${perUnit.toString()}::bigint where not exists (
      select from (select per_unit from invoice_price where valid_from = ${validFrom}::date order by id desc limit 1) l
      where l.per_unit = ${perUnit.toString()}::bigint)`);
}
