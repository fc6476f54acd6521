import { sql } from 'drizzle-orm';
import type { Money } from '#contract/base/money/amount.ts';
import type { Day } from '#contract/base/time/dates.ts';
import type { Owed } from '#contract/reminders/rules-interest.ts';
import type { At } from '../ladder/queries.ts';
import { nameOfDebt } from '../rows/queries.ts';

export type Principal = Owed & {
  entryId: number;
  text: string;
  /** The last day that is booked already. */
  bookedTo: Day | null;
};
type Paid = { debt: number; day: Day; amount: string };

/** Debts of a unit that were due before the day, with what was paid of them and when; also of those that were paid late. */
export async function principalsOf({ db, scope }: At, unitId: number, today: Day): Promise<Principal[]> {
  const { rows } = await db.execute<Omit<Principal, 'amount' | 'paid'> & { amount: string }>(sql`
    select e.id as "entryId", ${nameOfDebt} as text, e.day::text, e.amount::text, (select max(b.to_day)::text from reminder_interest b
      where b.svj_id = e.svj_id and b.debt_id in (e.id, e.from_id)) as "bookedTo"
    from account_entry e
    where e.svj_id = ${scope.svjId} and e.unit_id = ${unitId} and e.part = 'principal' and e.amount > 0 and e.day < ${today}
      and (e.kind in ('prescribed', 'corrected', 'opening', 'shared', 'passed') or e.kind = 'handed' and e.side > 0)
      and not exists (select from account_entry m where m.svj_id = e.svj_id and m.from_id = e.id and m.kind = 'handed' and m.side > 0
        and not exists (select from account_entry y where y.svj_id = m.svj_id and y.undoes_id = m.id))
      and not exists (
        select from account_entry u where u.svj_id = e.svj_id and u.undoes_id = e.id)
    order by e.day, e.n`);
  const ids = rows.map((r) => r.entryId);
  const { rows: paid } = await db.execute<Paid>(sql`
    select c.debt_id as debt, p.day::text, c.amount::text from account_crediting c
    join account_entry p on p.svj_id = c.svj_id and p.id = c.credit_id
    where c.svj_id = ${scope.svjId} and c.debt_id = any(${sql.param(ids)}::bigint[]) and c.amount > 0 and not exists (
      select from account_crediting u where u.svj_id = c.svj_id and u.undoes_id = c.id)
    order by p.day`);
  const byDebt = Map.groupBy(paid, (p) => p.debt);
  return rows.map((r) => ({
    ...r,
    amount: BigInt(r.amount),
    paid: (byDebt.get(r.entryId) ?? []).map((p) => ({ day: p.day, amount: BigInt(p.amount) })),
  }));
}

export type Booked = { debtId: number; from: Day; to: Day; amount: Money };
/** Writes down which days of which debts are booked; answers ids in the order in which they came. */
export async function keepInterest({ db, scope }: At, booked: readonly Booked[]): Promise<number[]> {
  const rows = booked.map((b, place) => ({ ...b, amount: `${b.amount}`, place }));
  const { rows: made } = await db.execute<{ id: number }>(sql`
    insert into reminder_interest (svj_id, debt_id, from_day, to_day, amount)
    select ${scope.svjId}::bigint, b."debtId", b."from", b."to", b.amount
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as b ("debtId" bigint, "from" date, "to" date, amount bigint, place int)
    order by b.place returning id`);
  return made.map((m) => m.id).sort((a, b) => a - b);
}
