import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { moneyText } from '#contract/base/money/amount.ts';
import type { Day } from '#contract/base/time/dates.ts';
import { documentNumberOf } from '#contract/cashdesk/rules.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { At } from './queries.ts';
import { cashAdvance } from './tables.ts';

export type Advance = typeof cashAdvance.$inferSelect;

const ofHouse = (scope: Scope, more: SQL | undefined) => and(eq(cashAdvance.svjId, scope.svjId), more);

/** For what the asker may see of it otherwise. */
export async function advanceById(db: Db, scope: Scope, id: number): Promise<Advance | undefined> {
  const [row] = await db
    .select()
    .from(cashAdvance)
    .where(ofHouse(scope, eq(cashAdvance.id, id)));
  return row;
}

/** The advance that a record gave, or settled. */
export async function advanceByRecord(db: Db, scope: Scope, recordId: number): Promise<Advance | undefined> {
  const [row] = await db
    .select()
    .from(cashAdvance)
    .where(ofHouse(scope, or(eq(cashAdvance.recordId, recordId), eq(cashAdvance.settledId, recordId))));
  return row;
}

export async function changeAdvance(
  { db, scope, now }: At,
  id: number,
  changed: Partial<Omit<Advance, 'svjId' | 'id'>>,
): Promise<Advance> {
  const [row] = await db
    .update(cashAdvance)
    .set({ ...changed, updatedAt: now })
    .where(ofHouse(scope, eq(cashAdvance.id, id)))
    .returning();
  return row as Advance;
}

/** Of `cash_advance a`: receipts are awaited. */
export const waits: SQL = sql`a.settled_on is null and not a.is_cancelled`;

type OpenRow = { id: number; holder: string; purpose: string; year: number; number: number; amount: string };
/** Advances given by the end of that day and not settled now, at most 200. */
export async function openAdvances(db: Db, scope: Scope, until: Day) {
  const { rows } = await db.execute<OpenRow>(sql`
    select a.id, a.holder_name as holder, a.purpose, r.year, r.number, r.amount::text
    from cash_advance a join cash_record r on r.svj_id = a.svj_id and r.id = a.record_id
    where a.svj_id = ${scope.svjId} and ${waits} and r.day <= ${until}
    order by r.day, r.number limit 200`);
  return rows.map(({ year, number, amount, ...row }) => ({
    ...row,
    documentNumber: documentNumberOf('expense', year, number),
    amount: moneyText(BigInt(amount)),
  }));
}

/** How many advances are not settled, and what they come to. */
export async function sumOfAdvances(db: Db, scope: Scope): Promise<{ count: number; sum: string }> {
  const { rows } = await db.execute<{ count: number; sum: string }>(sql`
    select count(*)::int as count, coalesce(sum(r.amount), 0)::text as sum
    from cash_advance a join cash_record r on r.svj_id = a.svj_id and r.id = a.record_id
    where a.svj_id = ${scope.svjId} and ${waits}`);
  return { count: rows[0]?.count ?? 0, sum: moneyText(BigInt(rows[0]?.sum ?? '0')) };
}
