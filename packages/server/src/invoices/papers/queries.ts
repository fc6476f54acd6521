import { and, asc, eq, sql } from 'drizzle-orm';
import type { Day } from '#contract/base/time/dates.ts';
import type { PaperKind } from '#contract/invoices/schema-words.ts';
import type { Db } from '../../base/db/db.ts';
import type { At, Period } from '../rows/queries.ts';
import { invoiceDocument, invoicePeriod } from '../rows/tables.ts';

/** Of the whole installation, the day of the last document of the kind; call it across associations. */
export async function lastIssued(db: Db, kind: PaperKind): Promise<Day | null> {
  const { rows } = await db.execute<{ day: string | null }>(
    sql`select max(issued_on)::text as day from invoice_document where kind = ${kind}`,
  );
  return rows[0]?.day ?? null;
}

export async function addPaper(db: Db, given: typeof invoiceDocument.$inferInsert): Promise<number> {
  const [row] = await db.insert(invoiceDocument).values(given).returning({ id: invoiceDocument.id });
  return (row as { id: number }).id;
}

/** The new period; nothing where there is one from that day already. */
export async function addPeriod(
  { db, scope }: Pick<At, 'db' | 'scope'>,
  given: Omit<typeof invoicePeriod.$inferInsert, 'svjId'>,
): Promise<Period | undefined> {
  const [row] = await db
    .insert(invoicePeriod)
    .values({ ...given, svjId: scope.svjId })
    .onConflictDoNothing()
    .returning();
  return row;
}

export const changePeriod = (
  { db, scope }: Pick<At, 'db' | 'scope'>,
  id: number,
  change: Partial<
    Pick<
      typeof invoicePeriod.$inferInsert,
      'base' | 'tax' | 'owed' | 'due' | 'paidOn' | 'settled' | 'mark' | 'cancelledOn' | 'cancelReason' | 'cancelName'
    >
  >,
) =>
  db
    .update(invoicePeriod)
    .set(change)
    .where(and(eq(invoicePeriod.svjId, scope.svjId), eq(invoicePeriod.id, id)));

/** Across associations: customers in the order in which their subscriptions began. */
export async function customersOfAll(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select svj_id as id from invoice_customer order by begins, svj_id`,
  );
  return rows.map((r) => Number(r.id));
}

/** Periods whose end has come and that no invoice settles yet. */
export const unsettled = ({ db, scope }: Pick<At, 'db' | 'scope'>, today: Day) =>
  db
    .select()
    .from(invoicePeriod)
    .where(
      and(
        eq(invoicePeriod.svjId, scope.svjId),
        eq(invoicePeriod.settled, false),
        sql`${invoicePeriod.toDay} <= ${today}::date`,
      ),
    )
    .orderBy(asc(invoicePeriod.fromDay));
