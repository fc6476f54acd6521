import { and, asc, eq, gt, inArray, isNotNull, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { aboutRecord, type CashRecord, type ClosingRow, labelOf } from '../rows/queries.ts';
import { cashClosing, cashEntry, cashRecord } from '../rows/tables.ts';

export type EntryRow = {
  n: number;
  content: string;
  digest: string;
  record: CashRecord | null;
  closing: ClosingRow | null;
};

/** Entries in memory at once. */
const part = 2000;

/** Numbers of records that others undo, and of differences of closings. */
async function labelsOf(db: Db, scope: Scope, rows: readonly EntryRow[]): Promise<Map<number, string>> {
  const ids = rows.flatMap(({ record, closing }) =>
    [(record && aboutRecord(record)) ?? [], closing?.recordId ?? []].flat(),
  );
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(cashRecord)
    .where(and(eq(cashRecord.svjId, scope.svjId), inArray(cashRecord.id, ids)));
  return new Map(found.map((r) => [r.id, labelOf(r)]));
}

/** The whole chain in parts, each entry with the row that it is the last one of. */
export async function* entriesFrom(db: Db, scope: Scope) {
  for (let from = 0; ; ) {
    const found = await db
      .select()
      .from(cashEntry)
      .leftJoin(cashRecord, and(eq(cashRecord.svjId, cashEntry.svjId), eq(cashRecord.entry, cashEntry.n)))
      .leftJoin(cashClosing, and(eq(cashClosing.svjId, cashEntry.svjId), eq(cashClosing.entry, cashEntry.n)))
      .where(and(eq(cashEntry.svjId, scope.svjId), gt(cashEntry.n, from)))
      .orderBy(asc(cashEntry.n))
      .limit(part);
    const rows = found.map(({ cash_entry: e, cash_record: record, cash_closing: closing }) => ({
      ...{ n: e.n, content: e.content, digest: e.digest, record, closing },
    }));
    yield { rows, labels: await labelsOf(db, scope, rows) };
    if (found.length < part) return;
    from = rows.at(-1)?.n ?? 0;
  }
}

const untold = (scope: Scope, entry: SQLWrapper) => sql`not exists (select from cash_entry e
  where e.svj_id = ${scope.svjId} and e.n = ${entry})`;

/** Months said to be closed of which no entry of the chain tells, at most 200. */
export async function closedByNothing(db: Db, scope: Scope): Promise<string[]> {
  const rows = await db
    .select({ month: cashClosing.month })
    .from(cashClosing)
    .where(and(eq(cashClosing.svjId, scope.svjId), isNotNull(cashClosing.entry), untold(scope, cashClosing.entry)))
    .limit(200);
  return rows.map(({ month }) => month);
}

/** Numbers of records that no entry of the chain tells of, at most 200. */
export async function unchained(db: Db, scope: Scope): Promise<string[]> {
  const rows = await db
    .select()
    .from(cashRecord)
    .where(and(eq(cashRecord.svjId, scope.svjId), untold(scope, cashRecord.entry)))
    .limit(200);
  return rows.map(labelOf);
}

/** Months whose kept sums are not those of their records. */
export async function monthsThatDiffer(db: Db, scope: Scope): Promise<string[]> {
  const { rows } = await db.execute<{ month: string }>(sql`
    select coalesce(m.month, x.month)::text as month
    from (select date_trunc('month', r.day)::date as month, coalesce(sum(r.amount) filter (where not r.is_expense), 0) as income,
        coalesce(sum(r.amount) filter (where r.is_expense), 0) as expense, count(*) as records
      from cash_record r where r.svj_id = ${scope.svjId} group by 1) x
    full join (select * from cash_month where svj_id = ${scope.svjId}) m on m.month = x.month
    where (coalesce(m.income, 0), coalesce(m.expense, 0), coalesce(m.records, 0))
      is distinct from (coalesce(x.income, 0), coalesce(x.expense, 0), coalesce(x.records, 0)) order by 1 limit 200`);
  return rows.map((r) => r.month);
}

/** Whether what the desk keeps of all records is not what its months come to. */
export async function totalsDiffer(db: Db, scope: Scope): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from cash_desk d where d.svj_id = ${scope.svjId} and (d.records, d.income, d.expense) <> (
      select coalesce(sum(m.records), 0), coalesce(sum(m.income), 0), coalesce(sum(m.expense), 0)
      from cash_month m where m.svj_id = ${scope.svjId})`);
  return rows.length > 0;
}

export type AdvanceRow = {
  label: string;
  holder: string;
  isCancelled: boolean;
  /** The number of the record that settled it; null where none did, or none was needed. */
  settledBy: string | null;
  /** Of what was given less receipts and what came back, in haléře; null while it waits. */
  left: bigint | null;
};

/** Advances as their list has them, each under the number of the expense that it was given by. */
export async function advancesListed(db: Db, scope: Scope): Promise<AdvanceRow[]> {
  type Row = { year: number; number: number; holder: string; is_cancelled: boolean; left: string | null };
  type By = { is_expense: boolean | null; by_year: number | null; by_number: number | null };
  const { rows } = await db.execute<Row & By>(sql`
    select r.year, r.number, a.holder_name as holder, a.is_cancelled, x.is_expense, x.year as by_year, x.number as by_number,
      case when a.settled_on is not null then (r.amount - coalesce(s.spent, 0)
        - case when x.is_expense then -x.amount else coalesce(x.amount, 0) end)::text end as left
    from cash_advance a join cash_record r on r.svj_id = a.svj_id and r.id = a.record_id
    left join cash_record x on x.svj_id = a.svj_id and x.id = a.settled_id
    left join (select advance_id, sum(amount) as spent from cash_advance_receipt
      where svj_id = ${scope.svjId} group by advance_id) s on s.advance_id = a.id
    where a.svj_id = ${scope.svjId} order by a.id`);
  return rows.map((r) => ({
    ...{ label: labelOf({ ...r, isExpense: true }), holder: r.holder, isCancelled: r.is_cancelled },
    settledBy:
      r.is_expense === null
        ? null
        : labelOf({ isExpense: r.is_expense, year: Number(r.by_year), number: Number(r.by_number) }),
    left: r.left === null ? null : BigInt(r.left),
  }));
}
