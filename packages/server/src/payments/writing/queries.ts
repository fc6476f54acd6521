import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Money } from '#contract/base/money/amount.ts';
import type { Twins } from '#contract/payments/schema.ts';
import { type SourceKind, twinDays } from '#contract/payments/schema-words.ts';
import { type At, isCancelled, isLost, sources } from '../rows/queries.ts';
import { approvalCash, feePayment } from '../rows/tables.ts';

type Written = Omit<typeof feePayment.$inferInsert, 'svjId' | 'id' | 'createdAt'>;
export async function addPayment({ db, scope, now }: At, written: Written): Promise<number> {
  const [row] = await db
    .insert(feePayment)
    .values({ ...written, svjId: scope.svjId, createdAt: now })
    .returning({ id: feePayment.id });
  return (row as { id: number }).id;
}

export type Half = { amount: Money; day: string; kind: SourceKind };
/** Payments of the fee that count and of which it may be the other half, the latest first. */
export async function twinsOf({ db, scope }: At, feeId: number, half: Half): Promise<Twins['twins']> {
  const free = half.kind === 'approval' ? sql`p.approval_id is null` : sql`p.line_id is null and p.cash_id is null`;
  const { rows } = await db.execute<Twins['twins'][number]>(sql`
    select p.id, p.day::text as date, p.name, a.title from fee_payment p ${sources}
    where p.svj_id = ${scope.svjId} and p.fee_id = ${feeId} and p.undone_at is null and not ${isLost} and ${free}
      and p.amount = ${half.amount}::bigint and p.day between ${half.day}::date - ${twinDays}::int and ${half.day}::date + ${twinDays}::int
    order by p.day desc, p.id desc limit 20`);
  return rows;
}

type Joined = Partial<Pick<typeof feePayment.$inferInsert, 'day' | 'lineId' | 'cashId' | 'approvalId'>>;
export async function joinPayment({ db, scope }: At, id: number, joined: Joined): Promise<void> {
  await db
    .update(feePayment)
    .set(joined)
    .where(and(eq(feePayment.svjId, scope.svjId), eq(feePayment.id, id)));
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
