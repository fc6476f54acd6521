import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Money } from '#contract/base/money/amount.ts';
import type { Day } from '#contract/base/time/dates.ts';
import { monthOf } from '#contract/cashdesk/rules-days.ts';
import { letterheadOf } from '../../base/pdf/letterhead.ts';
import type { At, CashRecord, Desk } from '../rows/queries.ts';
import { cashDesk, cashHead, cashRecord } from '../rows/tables.ts';

/** What the house is called now, kept once for all records that it heads. */
export async function headNow({ db, scope }: At): Promise<number> {
  const { rows } = await db.execute<{ told: string }>(sql`
    select to_json(x)::text as told from (
      select s.name, s.street, s.post, s.town, s.ico, encode(p.sha256, 'hex') as logo
      from svj s left join picture p on p.svj_id = s.id and p.owner = 'svj' and p.id::text = s.avatar
      where s.id = ${scope.svjId}) x`);
  const digest = createHash('sha256')
    .update(rows[0]?.told ?? '')
    .digest();
  const same = and(eq(cashHead.svjId, scope.svjId), eq(cashHead.digest, digest));
  const [known] = await db.select({ id: cashHead.id }).from(cashHead).where(same);
  if (known) return known.id;
  const { logo, ...head } = await letterheadOf(db, scope, 'cs');
  const [made] = await db
    .insert(cashHead)
    .values({ svjId: scope.svjId, digest, ...head, logo: logo ? Buffer.from(logo) : null })
    .returning({ id: cashHead.id });
  return (made as { id: number }).id;
}

/** Whether it is the first one. */
export async function addDesk(at: At, told: Pick<Desk, 'openedOn' | 'opening' | 'secondAbove'>): Promise<boolean> {
  const { db, scope, now } = at;
  const values = { svjId: scope.svjId, ...told, createdAt: now, updatedAt: now };
  const made = await db.insert(cashDesk).values(values).onConflictDoNothing().returning({ svjId: cashDesk.svjId });
  return made.length > 0;
}

export async function changeDesk(
  { db, scope, now }: At,
  told: Pick<Desk, 'openedOn' | 'opening' | 'secondAbove'>,
): Promise<void> {
  await db
    .update(cashDesk)
    .set({ ...told, updatedAt: now, version: sql`${cashDesk.version} + 1` })
    .where(eq(cashDesk.svjId, scope.svjId));
}

/** The day of the first record; null where there is none. */
export async function firstDay({ db, scope }: At): Promise<Day | null> {
  const { rows } = await db.execute<{ day: string | null }>(
    sql`select min(r.day)::text as day from cash_record r where r.svj_id = ${scope.svjId}`,
  );
  return rows[0]?.day ?? null;
}

export type Written = Omit<
  typeof cashRecord.$inferInsert,
  'svjId' | 'createdAt' | 'updatedAt' | 'printedAt' | 'version'
>;

export async function addRecord({ db, scope, now }: At, r: Written): Promise<CashRecord> {
  const [row] = await db
    .insert(cashRecord)
    .values({ ...r, svjId: scope.svjId, createdAt: now, updatedAt: now })
    .returning();
  return row as CashRecord;
}

export async function changeRecord({ db, scope, now }: At, id: number, changed: Partial<Written>): Promise<CashRecord> {
  const [row] = await db
    .update(cashRecord)
    .set({ ...changed, updatedAt: now, version: sql`${cashRecord.version} + 1` })
    .where(and(eq(cashRecord.svjId, scope.svjId), eq(cashRecord.id, id)))
    .returning();
  return row as CashRecord;
}

/** Its voucher may be signed by somebody from now on. */
export async function notePrinted({ db, scope, now }: At, id: number): Promise<void> {
  await db.execute(sql`update cash_record set printed_at = ${now}
    where svj_id = ${scope.svjId} and id = ${id} and printed_at is null`);
}

type Counts = Pick<CashRecord, 'isExpense' | 'day' | 'amount'>;
/** Counts a record into the sums of its month and of the desk, or out of them. */
export async function countIn({ db, scope }: At, r: Counts, way: 'in' | 'out' = 'in'): Promise<void> {
  const amount: Money = way === 'in' ? r.amount : -r.amount;
  const [income, expense] = r.isExpense ? [0n, amount] : [amount, 0n];
  const one = way === 'in' ? 1 : -1;
  await db.execute(sql`
    with counted as (update cash_desk set records = records + ${one}::integer, income = income + ${income}::bigint,
      expense = expense + ${expense}::bigint where svj_id = ${scope.svjId})
    insert into cash_month as m (svj_id, month, income, expense, records)
    values (${scope.svjId}, ${monthOf(r.day)}, ${income}::bigint, ${expense}::bigint, ${one}::integer)
    on conflict (svj_id, month) do update set income = m.income + excluded.income,
      expense = m.expense + excluded.expense, records = m.records + excluded.records`);
}

/** The record that undoes this one, or that settles its haléře. */
export async function recordAfter(
  { db, scope }: Omit<At, 'now'>,
  id: number,
  how: 'cancelsId' | 'roundsId',
): Promise<CashRecord | undefined> {
  const [row] = await db
    .select()
    .from(cashRecord)
    .where(and(eq(cashRecord.svjId, scope.svjId), eq(cashRecord[how], id)));
  return row;
}
