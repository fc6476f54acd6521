import { and, eq, sql } from 'drizzle-orm';
import type { LiveCrediting, SaleItem } from '#contract/accounts/rules-sides.ts';
import type { Day } from '#contract/base/time/dates.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { At } from '../rows/queries.ts';
import { accountSide } from '../rows/tables.ts';

export type Side = { unitId: number; side: number; day: Day };

/** Sides of owners before, by their days; those of handovers that were undone are none. */
export async function sidesOf(db: Db, scope: Scope, unitIds: readonly number[]): Promise<Side[]> {
  const { rows } = await db.execute<Side>(sql`
    select s.unit_id as "unitId", s.side, s.day::text from account_side s
    where s.svj_id = ${scope.svjId} and s.unit_id = any(${sql.param([...unitIds])}::bigint[]) and not s.ended
    order by s.unit_id, s.day, s.side`);
  return rows;
}

/** Whose a day of the unit is: the side of the owner whose time it was, 0 of whoever owns it now. */
export const sideOn = (sides: readonly Side[], unitId: number, day: Day): number =>
  sides.find((s) => s.unitId === unitId && day < s.day)?.side ?? 0;

/** The next free side of the unit; those that ended stay taken. */
export async function openSide({ db, scope }: At, unitId: number, day: Day): Promise<number> {
  const { rows } = await db.execute<{ side: number }>(sql`
    insert into account_side (svj_id, unit_id, side, day)
    select ${scope.svjId}::bigint, ${unitId}::bigint, coalesce(max(s.side), 0) + 1, ${day}::date from account_side s
    where s.svj_id = ${scope.svjId} and s.unit_id = ${unitId} returning side`);
  return (rows[0] as { side: number }).side;
}

export async function endSide({ db, scope }: At, unitId: number, side: number): Promise<void> {
  const which = and(eq(accountSide.svjId, scope.svjId), eq(accountSide.unitId, unitId), eq(accountSide.side, side));
  await db.update(accountSide).set({ ended: true }).where(which);
}

/** Where these debts stand now: one that was moved, on the side and by the id that it was moved to. */
export async function standingNow(db: Db, scope: Scope, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { id: number; side: number }>();
  const { rows } = await db.execute<{ of: number; id: number; side: number }>(sql`
    select distinct on (e.id) e.id as of, coalesce(m.id, e.id) as id, coalesce(m.side, e.side) as side from account_entry e
    left join account_entry m on m.svj_id = e.svj_id and m.from_id = e.id and m.kind = 'handed' and m.side > 0
      and not exists (select from account_entry u where u.svj_id = m.svj_id and u.undoes_id = m.id)
    where e.svj_id = ${scope.svjId} and e.id = any(${sql.param([...ids])}::bigint[]) order by e.id, m.n desc nulls last`);
  return new Map(rows.map(({ of, ...at }) => [of, at]));
}

type OnWire = Omit<SaleItem, 'amount' | 'open'> & { amount: string; open: string };
/** Everything that was entered on a side of the account, with what is left of it. */
export async function itemsOnSide(db: Db, scope: Scope, unitId: number, side: number): Promise<SaleItem[]> {
  const { rows } = await db.execute<OnWire>(sql`
    select e.id, e.n, e.kind, e.part, e.of_id as "of", e.undoes_id as undoes, e.from_id as "from", e.day::text, e.month::text,
      e.amount::text, i.open::text, e.text, i.secured, i.reminded_on::text as "remindedOn"
    from account_entry e join account_item i on i.svj_id = e.svj_id and i.entry_id = e.id
    where e.svj_id = ${scope.svjId} and e.unit_id = ${unitId} and e.side = ${side} order by e.day, e.n`);
  return rows.map((r) => ({ ...r, amount: BigInt(r.amount), open: BigInt(r.open) }));
}

/** What nothing undid of what credits of that side settle. */
export async function creditingsOnSide(db: Db, scope: Scope, unitId: number, side: number): Promise<LiveCrediting[]> {
  const { rows } = await db.execute<Omit<LiveCrediting, 'amount'> & { amount: string }>(sql`
    select c.id, c.credit_id as "creditId", c.debt_id as "debtId", c.amount::text, c.why from account_entry d
    join account_crediting c on c.svj_id = d.svj_id and c.debt_id = d.id and c.amount > 0
    where d.svj_id = ${scope.svjId} and d.unit_id = ${unitId} and d.side = ${side}
      and not exists (select from account_crediting x where x.svj_id = c.svj_id and x.undoes_id = c.id)
    order by c.n`);
  return rows.map((r) => ({ ...r, amount: BigInt(r.amount) }));
}
