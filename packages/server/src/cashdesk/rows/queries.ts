import { and, desc, eq, sql } from 'drizzle-orm';
import type { Money } from '#contract/base/money/amount.ts';
import type { Day } from '#contract/base/time/dates.ts';
import { documentNumberOf } from '#contract/cashdesk/rules.ts';
import { monthOf } from '#contract/cashdesk/rules-days.ts';
import type { CashType } from '#contract/cashdesk/schema-words.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import { keeps, may, type Scope } from '../../base/http/gate.ts';
import { cashClosing, cashDesk, cashRecord } from './tables.ts';

export type At = { db: Db; scope: Scope; now: Date };
export type Desk = typeof cashDesk.$inferSelect;
export type CashRecord = typeof cashRecord.$inferSelect;
export type ClosingRow = typeof cashClosing.$inferSelect;

export const typeOf = (r: Pick<CashRecord, 'isExpense'>): CashType => (r.isExpense ? 'expense' : 'income');
/** The record that this one undoes, or whose haléře it settles. */
export const aboutRecord = (r: Pick<CashRecord, 'cancelsId' | 'roundsId'>): number | null => r.cancelsId ?? r.roundsId;
export const labelOf = (r: Pick<CashRecord, 'isExpense' | 'year' | 'number'>): string =>
  documentNumberOf(typeOf(r), r.year, r.number);

export const administers = (scope: Scope): boolean => keeps(scope, 'cashDesk');

export async function deskOf(db: Db, scope: Scope, how: 'read' | 'lock' = 'read'): Promise<Desk | undefined> {
  const asked = db.select().from(cashDesk).where(eq(cashDesk.svjId, scope.svjId));
  const [row] = await (how === 'lock' ? asked.for('update') : asked);
  return row;
}

/** The desk as it stands; refused where it was not opened yet. */
export async function deskOpened(db: Db, scope: Scope): Promise<Desk> {
  const desk = await deskOf(db, scope);
  if (!desk) throw new Refused('CASH.ERRORS.NO_OPENING');
  return desk;
}

/** The desk, held until the end of the transaction: all who write wait for each other here. */
export async function deskHeld(db: Db, scope: Scope): Promise<Desk> {
  const desk = await deskOf(db, scope, 'lock');
  if (!desk) throw new Refused('CASH.ERRORS.NO_OPENING');
  return desk;
}

/** For what the asker may see of it otherwise. */
export async function recordById(db: Db, scope: Scope, id: number): Promise<CashRecord | undefined> {
  const [row] = await db
    .select()
    .from(cashRecord)
    .where(and(eq(cashRecord.svjId, scope.svjId), eq(cashRecord.id, id)));
  return row;
}

export async function recordSeen(db: Db, scope: Scope, id: number): Promise<CashRecord> {
  const row = may(scope, 'cashDesk', 'r') ? await recordById(db, scope, id) : undefined;
  if (!row) throw new Refused('CASH.NOT_FOUND');
  return row;
}

/** The last month that was counted, waiting for a second person or not. */
export async function lastClosing(db: Db, scope: Scope): Promise<ClosingRow | undefined> {
  const [row] = await db
    .select()
    .from(cashClosing)
    .where(eq(cashClosing.svjId, scope.svjId))
    .orderBy(desc(cashClosing.month))
    .limit(1);
  return row;
}

const change = sql.raw('case when r.is_expense then -r.amount else r.amount end');

/** What is in the desk at the end of the day before this one: sums of whole months, and the days of one. */
export async function balanceBefore(
  db: Db,
  { opening }: Pick<Desk, 'opening'>,
  scope: Scope,
  day: Day,
): Promise<Money> {
  const month = monthOf(day);
  const { rows } = await db.execute<{ balance: string }>(sql`
    select (coalesce((select sum(m.income - m.expense) from cash_month m where m.svj_id = ${scope.svjId} and m.month < ${month}), 0)
      + coalesce((select sum(${change}) from cash_record r
          where r.svj_id = ${scope.svjId} and r.day >= ${month} and r.day < ${day}), 0))::text as balance`);
  return opening + BigInt(rows[0]?.balance ?? '0');
}

/** What is in the desk with everything that was written before it was read. */
export const balanceNow = (d: Pick<Desk, 'opening' | 'income' | 'expense'>): Money => d.opening + d.income - d.expense;

/** The first day from this one on when the desk would be short, and by how much. */
export async function firstShort(
  db: Db,
  desk: Pick<Desk, 'opening'>,
  scope: Scope,
  from: Day,
): Promise<{ day: Day; missing: Money } | null> {
  const before = await balanceBefore(db, desk, scope, from);
  const { rows } = await db.execute<{ day: string; balance: string }>(sql`
    select x.day::text, x.balance::text from (
      select d.day, ${before}::bigint + sum(d.change) over (order by d.day) as balance from (
        select r.day, sum(${change}) as change from cash_record r
        where r.svj_id = ${scope.svjId} and r.day >= ${from} group by r.day) d) x
    where x.balance < 0 order by x.day limit 1`);
  const [short] = rows;
  return short ? { day: short.day, missing: -BigInt(short.balance) } : null;
}
