import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { type Money, moneyText } from '#contract/base/money/amount.ts';
import type { Day } from '#contract/base/time/dates.ts';
import { documentNumberOf } from '#contract/cashdesk/rules.ts';
import { stateOf } from '#contract/cashdesk/rules-advances.ts';
import type { AdvanceRow } from '#contract/cashdesk/schema-advances.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import type { At } from '../rows/queries.ts';
import { type Advance, waits } from '../rows/queries-advances.ts';
import { cashAdvance, cashAdvanceReceipt } from '../rows/tables.ts';

export type Receipt = typeof cashAdvanceReceipt.$inferSelect;

/** Of `cash_advance a`: whoever reads the desk sees all, everybody else what was given to them. */
export const seen = (scope: Scope): SQL =>
  may(scope, 'cashDesk', 'r')
    ? sql`a.svj_id = ${scope.svjId}`
    : sql`a.svj_id = ${scope.svjId} and a.holder_id = ${scope.memberId ?? 0}`;

type Row = {
  id: number;
  record_id: number;
  year: number;
  number: number;
  day: string;
  amount: string;
  purpose: string;
  holder_id: number | null;
  holder_name: string;
  due_on: string;
  settled_on: string | null;
  cancelled: boolean;
  spent: string;
  receipts: number;
};

const toRow = ({ memberId }: Scope, today: Day, r: Row): AdvanceRow => ({
  ...{ id: r.id, date: r.day, purpose: r.purpose, holder: r.holder_name, dueOn: r.due_on, receipts: r.receipts },
  record: { id: r.record_id, documentNumber: documentNumberOf('expense', r.year, r.number) },
  amount: moneyText(BigInt(r.amount)),
  spent: moneyText(BigInt(r.spent)),
  settledOn: r.settled_on,
  state: stateOf({ dueOn: r.due_on, settledOn: r.settled_on, isCancelled: r.cancelled }, today),
  mine: memberId !== null && r.holder_id === memberId,
});

type Asked = { today: Day; which: SQL; order: SQL; most: number };
/** Advances that whoever asks may see. */
export async function advancesTold(db: Db, scope: Scope, { today, which, order, most }: Asked): Promise<AdvanceRow[]> {
  const { rows } = await db.execute<Row>(sql`
    select x.*, coalesce(s.spent, 0)::text as spent, coalesce(s.receipts, 0)::int as receipts from (
      select a.id, a.record_id, r.year, r.number, r.day::text, r.amount::text, a.purpose, a.holder_id, a.holder_name,
        a.due_on::text, a.settled_on::text, a.is_cancelled as cancelled
      from cash_advance a join cash_record r on r.svj_id = a.svj_id and r.id = a.record_id
      where ${seen(scope)} and ${which}) x
    left join lateral (
      select sum(p.amount) as spent, count(*) as receipts from cash_advance_receipt p
      where p.svj_id = ${scope.svjId} and p.advance_id = x.id) s on true
    order by ${order} limit ${most}`);
  return rows.map((r) => toRow(scope, today, r));
}

export const receiptsOf = (db: Db, scope: Scope, advanceId: number): Promise<Receipt[]> =>
  db
    .select()
    .from(cashAdvanceReceipt)
    .where(and(eq(cashAdvanceReceipt.svjId, scope.svjId), eq(cashAdvanceReceipt.advanceId, advanceId)))
    .orderBy(asc(cashAdvanceReceipt.day), asc(cashAdvanceReceipt.id));

export async function addAdvance(at: At, told: Omit<typeof cashAdvance.$inferInsert, 'svjId'>): Promise<Advance> {
  const [row] = await at.db
    .insert(cashAdvance)
    .values({ ...told, svjId: at.scope.svjId })
    .returning();
  return row as Advance;
}

type NewReceipt = { advanceId: number; day: Day; amount: Money; supplier: string };
export async function addReceipt({ db, scope, now }: At, told: NewReceipt): Promise<Receipt> {
  const handed = { handedBy: scope.memberId, handedName: scope.name, createdAt: now };
  const [row] = await db
    .insert(cashAdvanceReceipt)
    .values({ ...told, ...handed, svjId: scope.svjId })
    .returning();
  return row as Receipt;
}

export const dropReceipt = async ({ db, scope }: At, id: number): Promise<void> => {
  await db
    .delete(cashAdvanceReceipt)
    .where(and(eq(cashAdvanceReceipt.svjId, scope.svjId), eq(cashAdvanceReceipt.id, id)));
};

/** What a member of the house is called; null for whom there is none, or in the archive. */
export async function holderName(db: Db, scope: Scope, id: number): Promise<string | null> {
  const { rows } = await db.execute<NameColumns>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name from member m
    where m.svj_id = ${scope.svjId} and m.id = ${id} and m.archived_at is null and m.erased_at is null`);
  return rows[0] ? nameOf(rows[0]).full_name : null;
}

/** Advances that the asker has and did not settle yet. */
export async function countMine({ db, scope }: Pick<At, 'db' | 'scope'>): Promise<number> {
  if (scope.memberId === null) return 0;
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from cash_advance a
    where a.svj_id = ${scope.svjId} and a.holder_id = ${scope.memberId} and ${waits}`);
  return rows[0]?.n ?? 0;
}
