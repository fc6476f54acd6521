import { and, asc, eq, sql } from 'drizzle-orm';
import type { Money } from '#contract/base/money/amount.ts';
import type { Day } from '#contract/base/time/dates.ts';
import type { At, Payment } from '../rows/queries.ts';
import { invoicePart, invoicePayment } from '../rows/tables.ts';

type In = Pick<At, 'db' | 'scope'>;

export async function addPayment(
  { db, scope }: In,
  given: Omit<typeof invoicePayment.$inferInsert, 'svjId'>,
): Promise<number> {
  const [row] = await db
    .insert(invoicePayment)
    .values({ ...given, svjId: scope.svjId })
    .returning({ id: invoicePayment.id });
  return (row as { id: number }).id;
}

/** Gives a part of a payment somewhere; the payment has so much less left. */
export async function addPart(
  { db, scope }: In,
  given: Omit<typeof invoicePart.$inferInsert, 'svjId'>,
): Promise<number> {
  const [row] = await db
    .insert(invoicePart)
    .values({ ...given, svjId: scope.svjId })
    .returning({ id: invoicePart.id });
  await db
    .update(invoicePayment)
    .set({ unused: sql`${invoicePayment.unused} - ${given.amount}` })
    .where(and(eq(invoicePayment.svjId, scope.svjId), eq(invoicePayment.id, given.paymentId)));
  return (row as { id: number }).id;
}

/** Payments of which something is left, the oldest first. */
export const creditsOf = ({ db, scope }: In): Promise<Payment[]> =>
  db
    .select()
    .from(invoicePayment)
    .where(and(eq(invoicePayment.svjId, scope.svjId), sql`${invoicePayment.unused} > 0`))
    .orderBy(asc(invoicePayment.id));

export async function paymentById({ db, scope }: In, id: number): Promise<Payment | undefined> {
  const [row] = await db
    .select()
    .from(invoicePayment)
    .where(and(eq(invoicePayment.svjId, scope.svjId), eq(invoicePayment.id, id)));
  return row;
}

/** What was paid of a period, in haléře. */
export async function paidOf({ db, scope }: In, periodId: number): Promise<Money> {
  const { rows } = await db.execute<{ paid: string }>(sql`
    select coalesce(sum(amount), 0)::text as paid from invoice_part
    where svj_id = ${scope.svjId} and period_id = ${periodId} and undone_on is null`);
  return BigInt(rows[0]?.paid ?? '0');
}

/** Takes a payment back with all that it was given to. */
export async function markUndone({ db, scope }: In, paymentId: number, day: Day): Promise<void> {
  await db
    .update(invoicePart)
    .set({ undoneOn: day })
    .where(and(eq(invoicePart.svjId, scope.svjId), eq(invoicePart.paymentId, paymentId)));
  await db
    .update(invoicePayment)
    .set({ undoneOn: day, unused: 0n })
    .where(and(eq(invoicePayment.svjId, scope.svjId), eq(invoicePayment.id, paymentId)));
}
