import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Day } from '#contract/base/time/dates.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Letterhead } from '../../base/pdf/pdf-blocks.ts';
import type { CashRecord } from '../rows/queries.ts';
import { cashHead, cashRecord } from '../rows/tables.ts';

/** What the house was called when the record was written. */
export async function headOf(db: Db, scope: Scope, id: number, lang: 'cs' | 'en'): Promise<Letterhead> {
  const [row] = await db
    .select()
    .from(cashHead)
    .where(and(eq(cashHead.svjId, scope.svjId), eq(cashHead.id, id)));
  const { name, address, companyNumber, logo } = row as typeof cashHead.$inferSelect;
  const number = lang === 'cs' ? companyNumber : companyNumber.replace(/^IČO/, 'Company No.');
  return { name, address, companyNumber: number, ...(logo && { logo: new Uint8Array(logo) }) };
}

/** Records of the book from a day up to another, in its order: one part of them. */
export const bookPart = (
  db: Db,
  scope: Scope,
  { from, until }: { from: Day; until: Day },
  { limit, offset }: { limit: number; offset: number },
): Promise<CashRecord[]> =>
  db
    .select()
    .from(cashRecord)
    .where(and(eq(cashRecord.svjId, scope.svjId), gte(cashRecord.day, from), lt(cashRecord.day, until)))
    .orderBy(asc(cashRecord.day), asc(cashRecord.isExpense), asc(cashRecord.number))
    .limit(limit)
    .offset(offset);

/** Records in memory at once. */
const inMemory = 5000;

/** All records of the book from a day up to another, in its order, a part of them at a time. */
export async function* recordsOf(db: Db, scope: Scope, range: { from: Day; until: Day }): AsyncGenerator<CashRecord> {
  for (let offset = 0; ; offset += inMemory) {
    const rows = await bookPart(db, scope, range, { limit: inMemory, offset });
    yield* rows;
    if (rows.length < inMemory) return;
  }
}

/** How many records there are in the months from a day up to another. */
export async function countIn(db: Db, scope: Scope, { from, until }: { from: Day; until: Day }): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select coalesce(sum(m.records), 0)::int as count from cash_month m
    where m.svj_id = ${scope.svjId} and m.month >= ${from} and m.month < ${until}`);
  return rows[0]?.count ?? 0;
}

/** The last month that has records; null where there are none. */
export async function lastMonth(db: Db, scope: Scope): Promise<Day | null> {
  const { rows } = await db.execute<{ month: string | null }>(
    sql`select max(m.month)::text as month from cash_month m where m.svj_id = ${scope.svjId} and m.records > 0`,
  );
  return rows[0]?.month ?? null;
}
