import { sql } from 'drizzle-orm';
import type { Day } from '#contract/base/time/dates.ts';
import type { DebtAt } from '#contract/clearances/rules.ts';
import { Refused } from '#contract/refusals.ts';
import { ownersText } from '../../accounts/rows/queries-seen.ts';
import type { At } from '../rows/queries.ts';

/**
 * Debts of those who own the unit with what of each was left at the end of a day: less what payments settled that were there by then. What was
 * corrected or undone since was never owed.
 */
export async function debtsAt({ db, scope }: At, unitId: number, day: Day): Promise<DebtAt[]> {
  const { rows } = await db.execute<Omit<DebtAt, 'left'> & { left: string }>(sql`
    with debt as (
      select e.id, e.n, e.kind, e.part, e.day, e.month, e.text, e.amount from account_entry e
      where e.svj_id = ${scope.svjId} and e.unit_id = ${unitId} and e.side = 0 and e.amount > 0
        and e.kind in ('prescribed', 'corrected', 'opening', 'shared', 'passed')),
    settled as (
      select c.debt_id, sum(c.amount) as amount from debt d
      join account_crediting c on c.svj_id = ${scope.svjId} and c.debt_id = d.id
      join account_entry p on p.svj_id = ${scope.svjId} and p.id = c.credit_id
      where p.day <= ${day} or p.kind in ('corrected', 'undone', 'shared')
      group by c.debt_id)
    select d.n, d.kind, d.part, d.day::text, d.month::text, d.text, (d.amount - coalesce(s.amount, 0))::text as "left"
    from debt d left join settled s on s.debt_id = d.id order by d.day, d.n`);
  return rows.map((r) => ({ ...r, left: BigInt(r.left) }));
}

/** What the unit is called, and who owned it on the day. */
export async function unitOn({ db, scope }: At, unitId: number, day: Day): Promise<{ number: string; owners: string }> {
  const { rows } = await db.execute<{ number: string; owners: string }>(sql`
    select u.number, ${ownersText(scope, day)} as owners from unit u
    where u.svj_id = ${scope.svjId} and u.id = ${unitId} and u.deleted_at is null`);
  const [row] = rows;
  if (!row) throw new Refused('UNIT_ACCOUNTS.NO_UNIT');
  return row;
}
