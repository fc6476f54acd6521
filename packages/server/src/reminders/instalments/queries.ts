import { sql } from 'drizzle-orm';
import type { Money } from '#contract/base/money/amount.ts';
import type { Day } from '#contract/base/time/dates.ts';
import type { Instalment } from '#contract/reminders/rules-instalments.ts';
import type { At } from '../ladder/queries.ts';

export type PlanRow = {
  id: number;
  unitId: number;
  madeAt: string;
  by: string;
  endedOn: Day | null;
  reason: string | null;
  total: Money;
  /** What is left of its debts. */
  open: Money;
  entryIds: number[];
  instalments: Instalment[];
};
type Row = Omit<PlanRow, 'total' | 'open' | 'instalments'> & {
  total: string;
  open: string;
  instalments: { day: Day; amount: string }[];
};

/** Agreements of a unit, the latest first; those of all units that did not end, without one. */
export async function plansOf({ db, scope }: Pick<At, 'db' | 'scope'>, unitId: number | null): Promise<PlanRow[]> {
  const which = unitId === null ? sql`p.ended_on is null` : sql`p.unit_id = ${unitId}`;
  const { rows } = await db.execute<Row>(sql`
    select p.id, p.unit_id as "unitId", p.made_at as "madeAt", p.made_name as by, p.ended_on::text as "endedOn",
      p.end_reason as reason, d.total::text, d.open::text, d.entries as "entryIds", i.list as instalments
    from instalment_plan p
    join lateral (
      select sum(x.amount) as total, sum(greatest(a.open, 0)) as open, jsonb_agg(x.entry_id) as entries from instalment_debt x
      join account_item a on a.svj_id = x.svj_id and a.entry_id = x.entry_id
      where x.svj_id = p.svj_id and x.plan_id = p.id) d on true
    join lateral (
      select jsonb_agg(jsonb_build_object('day', n.day, 'amount', n.amount::text) order by n.day) as list from instalment n
      where n.svj_id = p.svj_id and n.plan_id = p.id) i on true
    where p.svj_id = ${scope.svjId} and ${which} order by p.id desc`);
  return rows.map((r) => ({
    ...{ ...r, total: BigInt(r.total), open: BigInt(r.open) },
    instalments: r.instalments.map((i) => ({ day: i.day, amount: BigInt(i.amount) })),
  }));
}

type NewPlan = {
  unitId: number;
  debts: readonly { entryId: number; open: Money }[];
  instalments: readonly Instalment[];
};
export async function keepPlan({ db, scope, now }: At, { unitId, debts, instalments }: NewPlan): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into instalment_plan (svj_id, unit_id, made_at, made_name)
    values (${scope.svjId}, ${unitId}, ${now.toISOString()}::timestamptz, ${scope.name}) returning id`);
  const id = rows[0]?.id as number;
  const about = debts.map((d) => ({ entry: d.entryId, amount: `${d.open}` }));
  await db.execute(sql`
    insert into instalment_debt (svj_id, plan_id, entry_id, amount)
    select ${scope.svjId}::bigint, ${id}::bigint, d.entry, d.amount
    from jsonb_to_recordset(${JSON.stringify(about)}::jsonb) as d (entry bigint, amount bigint)`);
  const given = instalments.map((i) => ({ day: i.day, amount: `${i.amount}` }));
  await db.execute(sql`
    insert into instalment (svj_id, plan_id, day, amount)
    select ${scope.svjId}::bigint, ${id}::bigint, i.day, i.amount
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as i (day date, amount bigint)`);
  return id;
}

/** The unit that was agreed with, and the Prague day of that; nothing where there is no such agreement. */
export async function planById({ db, scope }: Pick<At, 'db' | 'scope'>, id: number, how: 'read' | 'lock' = 'read') {
  const { rows } = await db.execute<{ unitId: number; madeOn: Day }>(sql`
    select unit_id as "unitId", (made_at at time zone 'Europe/Prague')::date::text as "madeOn" from instalment_plan
    where svj_id = ${scope.svjId} and id = ${id} ${how === 'lock' ? sql`for update` : sql``}`);
  return rows[0];
}

/** Ends it, unless it ended before; answers whether it did. */
export async function closePlan({ db, scope }: At, id: number, day: Day, reason: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update instalment_plan set ended_on = ${day}, end_reason = ${reason}
    where svj_id = ${scope.svjId} and id = ${id} and ended_on is null`);
  return rowCount === 1;
}
