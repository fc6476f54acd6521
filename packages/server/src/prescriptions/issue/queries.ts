import { sql } from 'drizzle-orm';
import type { Money } from '#contract/base/money/amount.ts';
import type { Day } from '#contract/base/time/dates.ts';
import { monthsFrom } from '#contract/prescriptions/rules-months.ts';
import { idsIn, inParts } from '../../base/db/ids.ts';
import type { PlannedFee, PlannedUnit } from '../plan/steps.ts';
import type { At, Run } from '../rows/queries.ts';

/** Whoever issues holds the house until the end: two prescriptions at once would not see each other's months. */
export async function holdHouse({ db, scope }: At): Promise<void> {
  await db.execute(sql`select from svj where id = ${scope.svjId} for no key update`);
}

export async function keepFees({ db, scope }: At, run: Run, fees: readonly PlannedFee[]): Promise<void> {
  const rows = fees.map((f, position) => ({
    ...{ position, fee: f.feeId, name: f.name, key: f.key, total: String(f.total), whole: f.whole },
  }));
  await db.execute(sql`
    insert into prescription_fee (svj_id, prescription_id, position, fee_id, name, fee_key, total, whole)
    select ${scope.svjId}::bigint, ${run.id}::bigint, f.position, f.fee, f.name, f.key, f.total, f.whole
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f
      (position int, fee bigint, name text, key text, total bigint, whole text)`);
  const months = monthsFrom(run.fromMonth, run.months);
  await db.execute(sql`
    insert into prescription_month (svj_id, fee_id, month, prescription_id)
    select ${scope.svjId}::bigint, f.id, m.month, ${run.id}::bigint
    from unnest(${sql.param(fees.map((f) => f.feeId))}::bigint[]) as f (id), unnest(${sql.param(months)}::date[]) as m (month)`);
}

const whole = (value: bigint | null | undefined): string | null =>
  value === null || value === undefined ? null : `${value}`;

export async function keepUnits({ db, scope }: At, run: Run, units: readonly PlannedUnit[]): Promise<void> {
  const rows = units.map(({ facts, plan, weights }) => ({
    ...{ unit: facts.id, label: facts.label, persons: whole(facts.persons), area: whole(facts.area), weights },
    ...{ num: whole(facts.share?.num), den: whole(facts.share?.den), total: String(plan.total) },
    parts: plan.parts.map(String),
  }));
  await db.execute(sql`
    insert into prescription_unit (svj_id, prescription_id, unit_id, label, persons, area, num, den, parts, weights, total)
    select ${scope.svjId}::bigint, ${run.id}::bigint, u.unit, u.label, u.persons, u.area, u.num, u.den, u.parts, u.weights, u.total
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as u (unit bigint, label text, persons int, area bigint, num bigint,
      den bigint, parts bigint[], weights text[], total bigint)`);
}

export type NewItem = { unit: number; month: Day; due: Day; amount: Money; reason: string | null };
/** Writes items down, of a unit and month one at most; answers their ids in the order in which they came. */
export const addItems = ({ db, scope, now }: At, runId: number, items: readonly NewItem[]): Promise<number[]> =>
  inParts(items, async (part) => {
    const rows = part.map((item, place) => ({ ...item, amount: String(item.amount), place }));
    const { rows: made } = await db.execute<{ ids: string | null }>(sql`
      with come as (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i
          (unit bigint, month date, due date, amount bigint, reason text, place int)),
      made as (
        insert into prescription_item (svj_id, prescription_id, unit_id, month, due_on, amount, reason, made_at, made_name)
        select ${scope.svjId}::bigint, ${runId}::bigint, unit, month, due, amount, reason, ${now.toISOString()}::timestamptz,
          ${scope.name}::text from come order by place
        returning id, unit_id, month)
      select string_agg(m.id::text, ',' order by c.place) as ids
      from made m join come c on c.unit = m.unit_id and c.month = m.month`);
    return idsIn(made[0]?.ids);
  });

/** What a unit owes for a month by now, and the entry of its account that it began with. */
export async function monthOfUnit({ db, scope }: At, runId: number, unitId: number, month: Day) {
  const { rows } = await db.execute<{ amount: string; entry: number | null }>(sql`
    select coalesce(sum(i.amount), 0)::text as amount, min(e.id) filter (where i.reason is null) as entry
    from prescription_item i
    left join account_entry e on e.svj_id = i.svj_id and e.source = 'prescription_item' and e.source_id = i.id
    where i.svj_id = ${scope.svjId} and i.prescription_id = ${runId} and i.unit_id = ${unitId} and i.month = ${month}`);
  const [found] = rows;
  return { amount: BigInt(found?.amount ?? '0'), entry: found?.entry ?? null };
}
