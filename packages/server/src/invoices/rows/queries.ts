import { and, asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Money } from '#contract/base/money/amount.ts';
import type { Day } from '#contract/base/time/dates.ts';
import { nextStart } from '#contract/invoices/rules.ts';
import type { SupplierName } from '#contract/invoices/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import {
  invoiceBook,
  invoiceCustomer,
  invoiceDocument,
  invoicePart,
  type invoicePayment,
  invoicePeriod,
  invoicePlan,
  invoicePrice,
  invoiceSupplier,
} from './tables.ts';

/** A document as it is kept. */
export type Files = { pdf: Buffer; isdoc: Buffer };
/** A document that is drawn before its turn comes: what it says, without its own mark and with it. */
export type Foreseen = { says: string; content: string; drawing: Promise<Files> };
/** `quiet`: nobody is mailed of what is done; `ahead`: the document that was foreseen; `parties`: as they were read once. */
export type At = { db: Db; scope: Scope; now: Date; quiet?: boolean; ahead?: Foreseen | null; parties?: Parties };
export type Supplier = Omit<typeof invoiceSupplier.$inferSelect, 'one'>;
export type Customer = typeof invoiceCustomer.$inferSelect;
export type House = Record<'name' | 'ico' | 'dic' | 'street' | 'town' | 'post' | 'email', string> & {
  is_free: boolean;
};
/** Who issues and to whom; no customer where nothing was ever agreed with the association. */
export type Parties = { supplier: Supplier; customer: Customer | undefined; house: House };
export type Period = typeof invoicePeriod.$inferSelect;
export type Plan = typeof invoicePlan.$inferSelect;
export type Payment = typeof invoicePayment.$inferSelect;
export type Part = typeof invoicePart.$inferSelect;
/** A document without its bytes. */
export type Paper = Omit<typeof invoiceDocument.$inferSelect, 'pdf' | 'isdoc' | 'signature'>;
const { pdf: _, isdoc: __, signature: ___, ...paperColumns } = getTableColumns(invoiceDocument);

export { paperColumns };

export async function supplierOf(db: Db): Promise<Supplier> {
  const { one: _one, ...columns } = getTableColumns(invoiceSupplier);
  const [row] = await db.select(columns).from(invoiceSupplier);
  return row as Supplier;
}

/** Of a unit and month without tax, on a day; nothing where no price holds. */
export async function priceOn(db: Db, day: Day): Promise<Money | undefined> {
  const [row] = await db
    .select({ perUnit: invoicePrice.perUnit })
    .from(invoicePrice)
    .where(sql`${invoicePrice.validFrom} <= ${day}::date`)
    .orderBy(desc(invoicePrice.validFrom), desc(invoicePrice.id))
    .limit(1);
  return row?.perUnit;
}

/** What has to be said before anything is issued. */
export const missingOf = (supplier: Supplier, hasPrice: boolean): SupplierName[] => [
  ...(['name', 'street', 'town', 'post', 'ico', 'register', 'account', 'signs'] as const).filter(
    (of) => supplier[of] === '',
  ),
  ...(hasPrice ? [] : (['price'] as const)),
];

export type Book = Omit<typeof invoiceBook.$inferSelect, 'one'>;
/** Holds what the whole installation issues until the end of the transaction: all who issue wait for each other here. */
export async function bookHeld(db: Db): Promise<Book> {
  const [row] = await db.select().from(invoiceBook).for('update');
  return row as Book;
}
export const keepBook = (db: Db, change: Partial<Book>) => db.update(invoiceBook).set(change);

export async function customerOf({ db, scope }: Pick<At, 'db' | 'scope'>): Promise<Customer | undefined> {
  const [row] = await db.select().from(invoiceCustomer).where(eq(invoiceCustomer.svjId, scope.svjId));
  return row;
}
/** Where documents of the association are addressed, and whether it pays at all. */
export async function houseOf({ db, scope }: Pick<At, 'db' | 'scope'>): Promise<House> {
  const { rows } = await db.execute<House>(sql`
    select name, coalesce(ico, '') as ico, coalesce(dic, '') as dic, coalesce(street, '') as street,
      coalesce(town, '') as town, coalesce(post, '') as post, coalesce(invoice_email, email, '') as email, is_free
    from svj where id = ${scope.svjId}`);
  return rows[0] as House;
}

/** As they were read for all that is done here, or as they are now. */
export async function partiesOf(at: Pick<At, 'db' | 'scope' | 'parties'>): Promise<Parties> {
  if (at.parties) return at.parties;
  const [supplier, customer, house] = await Promise.all([supplierOf(at.db), customerOf(at), houseOf(at)]);
  return { supplier, customer, house };
}

export const plansOf = ({ db, scope }: Pick<At, 'db' | 'scope'>): Promise<Plan[]> =>
  db.select().from(invoicePlan).where(eq(invoicePlan.svjId, scope.svjId)).orderBy(asc(invoicePlan.id));

/** Periods that a proforma was issued for and not cancelled, the oldest first. */
export const periodsOf = ({ db, scope }: Pick<At, 'db' | 'scope'>): Promise<Period[]> =>
  db
    .select()
    .from(invoicePeriod)
    .where(and(eq(invoicePeriod.svjId, scope.svjId), isNull(invoicePeriod.cancelledOn)))
    .orderBy(asc(invoicePeriod.fromDay));

export async function periodById({ db, scope }: Pick<At, 'db' | 'scope'>, id: number): Promise<Period | undefined> {
  const [row] = await db
    .select()
    .from(invoicePeriod)
    .where(and(eq(invoicePeriod.svjId, scope.svjId), eq(invoicePeriod.id, id)));
  return row;
}

/** The first day that nothing is issued for yet. */
export async function nextFrom(at: Pick<At, 'db' | 'scope'>, customer: Customer): Promise<Day> {
  const last = (await periodsOf(at)).at(-1);
  return last ? nextStart(last.fromDay, last.kind, customer.begins) : customer.begins;
}

/** Parts of payments that hold, in their order. */
export async function partsOf({ db, scope }: Pick<At, 'db' | 'scope'>): Promise<Part[]> {
  return db
    .select()
    .from(invoicePart)
    .where(and(eq(invoicePart.svjId, scope.svjId), isNull(invoicePart.undoneOn)))
    .orderBy(asc(invoicePart.id));
}

/** Documents of the house without their bytes, in the order of their issue. */
export const papersOf = ({ db, scope }: Pick<At, 'db' | 'scope'>, periodId?: number): Promise<Paper[]> =>
  db
    .select(paperColumns)
    .from(invoiceDocument)
    .where(
      and(
        eq(invoiceDocument.houseId, scope.svjId),
        periodId === undefined ? undefined : eq(invoiceDocument.periodId, periodId),
      ),
    )
    .orderBy(asc(invoiceDocument.id));

/** Bytes of a document of the house in the form that is asked for. */
export async function bytesOf({ db, scope }: Pick<At, 'db' | 'scope'>, id: number, format: 'pdf' | 'isdoc') {
  const [row] = await db
    .select({
      bytes: invoiceDocument[format],
      kind: invoiceDocument.kind,
      year: invoiceDocument.year,
      number: invoiceDocument.number,
      at: invoiceDocument.at,
    })
    .from(invoiceDocument)
    .where(and(eq(invoiceDocument.houseId, scope.svjId), eq(invoiceDocument.id, id)));
  return row;
}
