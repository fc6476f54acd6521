import { and, eq, isNull, sql } from 'drizzle-orm';
import { type At, isCancelled } from '../rows/queries.ts';
import { approvalCash, feePayment } from '../rows/tables.ts';

type Written = Omit<typeof feePayment.$inferInsert, 'svjId' | 'id' | 'createdAt'>;
export async function addPayment({ db, scope, now }: At, written: Written): Promise<number> {
  const [row] = await db
    .insert(feePayment)
    .values({ ...written, svjId: scope.svjId, createdAt: now })
    .returning({ id: feePayment.id });
  return (row as { id: number }).id;
}

/** Answers whether it counted until now. */
export async function undoPayment({ db, scope, now }: At, id: number, undoneReason: string): Promise<boolean> {
  const undone = await db
    .update(feePayment)
    .set({ undoneAt: now, undoneReason })
    .where(and(eq(feePayment.svjId, scope.svjId), eq(feePayment.id, id), isNull(feePayment.undoneAt)))
    .returning({ id: feePayment.id });
  return undone.length > 0;
}

/** Whether a payment that was not taken back is made of it. */
export async function hasPaid({ db, scope }: At, by: 'line_id' | 'cash_id', id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from fee_payment p where p.svj_id = ${scope.svjId} and p.undone_at is null and p.${sql.raw(by)} = ${id}`);
  return rows.length > 0;
}

export async function isCancelledRecord({ db, scope }: At, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from cash_record r where r.svj_id = ${scope.svjId} and r.id = ${id} and ${isCancelled(sql.raw('r'))}`);
  return rows.length > 0;
}

export async function addCash({ db, scope, now }: At, cashId: number, approvalId: number): Promise<void> {
  await db.insert(approvalCash).values({ svjId: scope.svjId, cashId, approvalId, createdAt: now });
}
