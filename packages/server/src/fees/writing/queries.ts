import { and, eq, sql } from 'drizzle-orm';
import type { Money } from '#contract/base/money/amount.ts';
import type { Day } from '#contract/base/time/dates.ts';
import type { At, FeeRecord } from '../rows/queries.ts';
import { fee, feeVersion } from '../rows/tables.ts';

export type Written = Pick<FeeRecord, 'name' | 'side' | 'frequency' | 'feeKey' | 'firstDue' | 'notes' | 'remindAt'>;

export async function addFee({ db, scope, now }: At, written: Written): Promise<FeeRecord> {
  const [row] = await db
    .insert(fee)
    .values({ ...written, svjId: scope.svjId, createdAt: now, updatedAt: now })
    .returning();
  return row as FeeRecord;
}

export async function changeFee({ db, scope, now }: At, id: number, written: Written): Promise<void> {
  await db
    .update(fee)
    .set({ ...written, updatedAt: now, version: sql`${fee.version} + 1` })
    .where(and(eq(fee.svjId, scope.svjId), eq(fee.id, id)));
}

/** The amount from a day on; another one of the same day is replaced. */
export async function keepVersion({ db, scope }: At, feeId: number, validFrom: Day, amount: Money): Promise<void> {
  await db
    .insert(feeVersion)
    .values({ svjId: scope.svjId, feeId, validFrom, amount })
    .onConflictDoUpdate({ target: [feeVersion.svjId, feeVersion.feeId, feeVersion.validFrom], set: { amount } });
}

type Numbered = { unitId: number; thousandths: bigint };
/** These numbers of units and no others; answers how many of them are of units of the house. */
export async function keepNumbers({ db, scope }: At, feeId: number, numbers: readonly Numbered[]): Promise<number> {
  await db.execute(sql`delete from fee_number n where n.svj_id = ${scope.svjId} and n.fee_id = ${feeId}`);
  if (numbers.length === 0) return 0;
  const { rowCount } = await db.execute(sql`
    insert into fee_number (svj_id, fee_id, unit_id, thousandths)
    select ${scope.svjId}::bigint, ${feeId}::bigint, u.id, g.thousandths
    from unnest(${sql.param(numbers.map((n) => n.unitId))}::bigint[],
      ${sql.param(numbers.map((n) => String(n.thousandths)))}::bigint[]) as g (unit_id, thousandths)
    join unit u on u.svj_id = ${scope.svjId} and u.id = g.unit_id and u.deleted_at is null`);
  return rowCount ?? 0;
}

export async function dropFee({ db, scope }: At, id: number): Promise<void> {
  await db.delete(fee).where(and(eq(fee.svjId, scope.svjId), eq(fee.id, id)));
}
