import { and, asc, eq, sql } from 'drizzle-orm';
import type { Version } from '#contract/fees/rules.ts';
import { mostNumbers } from '#contract/fees/schema-words.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { fee, feeVersion } from './tables.ts';

export type At = { db: Db; scope: Scope; now: Date };
export type FeeRecord = typeof fee.$inferSelect;
/** A fee with its amounts in time, the earliest first. */
export type Fee = FeeRecord & { versions: readonly Version[] };

/** All fees of the house with their amounts; a house has few of them. */
export async function feesOf(db: Db, scope: Scope): Promise<Fee[]> {
  const records = await db.select().from(fee).where(eq(fee.svjId, scope.svjId)).orderBy(asc(fee.id));
  const versions = await db
    .select()
    .from(feeVersion)
    .where(eq(feeVersion.svjId, scope.svjId))
    .orderBy(asc(feeVersion.feeId), asc(feeVersion.validFrom));
  const kept = new Map<number, Version[]>();
  for (const { feeId, validFrom, amount } of versions)
    kept.set(feeId, [...(kept.get(feeId) ?? []), { validFrom, amount }]);
  return records.map((r) => ({ ...r, versions: kept.get(r.id) ?? [] }));
}

/** The fee of this id; 404 otherwise. Locked until the end of the transaction when asked. */
export async function feeSeen(db: Db, scope: Scope, id: number, how: 'read' | 'lock' = 'read'): Promise<Fee> {
  const asked = db
    .select()
    .from(fee)
    .where(and(eq(fee.svjId, scope.svjId), eq(fee.id, id)));
  const [row] = may(scope, 'roomFees', 'r') ? await (how === 'lock' ? asked.for('update') : asked) : [];
  if (!row) throw new Refused('FEES.NOT_FOUND');
  const versions = await db
    .select({ validFrom: feeVersion.validFrom, amount: feeVersion.amount })
    .from(feeVersion)
    .where(and(eq(feeVersion.svjId, scope.svjId), eq(feeVersion.feeId, id)))
    .orderBy(asc(feeVersion.validFrom));
  return { ...row, versions };
}

/** How many units the house has. */
export async function unitCount(db: Db, scope: Scope): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*) as count from unit u where u.svj_id = ${scope.svjId} and u.deleted_at is null`);
  return Number(rows[0]?.count ?? 0);
}

export type NumberOf = { unitId: number; unit: string; thousandths: bigint };
/** Numbers of units by which the fee is divided, in the order of their labels. */
export async function numbersOf(db: Db, scope: Scope, feeId: number): Promise<NumberOf[]> {
  const { rows } = await db.execute<{ unit_id: number; number: string; thousandths: string }>(sql`
    select n.unit_id, u.number, n.thousandths::text from fee_number n
    join unit u on u.svj_id = n.svj_id and u.id = n.unit_id and u.deleted_at is null
    where n.svj_id = ${scope.svjId} and n.fee_id = ${feeId} order by u.number collate cs_numeric`);
  return rows.map((r) => ({ unitId: r.unit_id, unit: r.number, thousandths: BigInt(r.thousandths) }));
}

/** All units of the house by their labels, for whoever gives them numbers. */
export async function unitLabels(db: Db, scope: Scope): Promise<{ unitId: number; unit: string }[]> {
  const { rows } = await db.execute<{ unitId: number; unit: string }>(sql`
    select u.id as "unitId", u.number as unit from unit u where u.svj_id = ${scope.svjId} and u.deleted_at is null
    order by u.number collate cs_numeric, u.id limit ${mostNumbers}`);
  return rows;
}

/** How many fees the house has; whoever adds one waits for who does so now. */
export async function countHeld({ db, scope }: At): Promise<number> {
  await db.execute(sql`select from svj where id = ${scope.svjId} for no key update`);
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*) as count from fee f where f.svj_id = ${scope.svjId}`,
  );
  return Number(rows[0]?.count ?? 0);
}
