import { sql } from 'drizzle-orm';
import type { Money } from '#contract/base/money/amount.ts';
import type { Day } from '#contract/base/time/dates.ts';
import type { Rate } from '#contract/reminders/rules-rates.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';

export type At = { db: Db; scope: Scope; now: Date };
export type LadderStep = {
  name: string;
  days: number;
  least: Money;
  cost: Money;
  term: number;
  text: string;
  itself: boolean;
};
export type HouseRate = { from: Day; repo: Rate; source: string };
export type LadderRow = { ownRate: Rate | null; ownSource: string; version: number; updatedAt: Date };

/** What the house wrote down; nothing where it never changed what is offered. */
export async function ladderRow(db: Db, scope: Scope, how: 'read' | 'lock' = 'read'): Promise<LadderRow | null> {
  const { rows } = await db.execute<{ rate: number | null; source: string; version: number; at: string }>(sql`
    select own_rate as rate, own_source as source, version, updated_at as at from reminder_ladder
    where svj_id = ${scope.svjId} ${how === 'lock' ? sql`for update` : sql``}`);
  const [row] = rows;
  if (!row) return null;
  const ownRate = row.rate === null ? null : BigInt(row.rate);
  return { ownRate, ownSource: row.source, version: row.version, updatedAt: new Date(row.at) };
}

export async function stepsKept(db: Db, scope: Scope): Promise<LadderStep[]> {
  const { rows } = await db.execute<Omit<LadderStep, 'least' | 'cost'> & { least: string; cost: string }>(sql`
    select name, days, least::text, cost::text, term, text, itself from reminder_step
    where svj_id = ${scope.svjId} order by position`);
  return rows.map((r) => ({ ...r, least: BigInt(r.least), cost: BigInt(r.cost) }));
}

export async function ratesKept(db: Db, scope: Scope): Promise<HouseRate[]> {
  const { rows } = await db.execute<{ from: Day; repo: number; source: string }>(sql`
    select from_day::text as "from", repo, source from reminder_rate where svj_id = ${scope.svjId} order by from_day`);
  return rows.map((r) => ({ ...r, repo: BigInt(r.repo) }));
}

/** The row of the house, made where there was none: whoever changes the ladder holds it. */
export async function ladderHeld({ db, scope, now }: At): Promise<LadderRow> {
  await db.execute(sql`
    insert into reminder_ladder (svj_id, version, updated_at) values (${scope.svjId}, 0, ${now.toISOString()}::timestamptz)
    on conflict do nothing`);
  return (await ladderRow(db, scope, 'lock')) as LadderRow;
}

type Kept = { ownRate: Rate | null; ownSource: string; steps: readonly LadderStep[]; rates: readonly HouseRate[] };
export async function keepLadder({ db, scope, now }: At, { ownRate, ownSource, steps, rates }: Kept): Promise<void> {
  await db.execute(sql`
    update reminder_ladder set own_rate = ${ownRate === null ? null : `${ownRate}`}::int, own_source = ${ownSource},
      version = version + 1, updated_at = ${now.toISOString()}::timestamptz where svj_id = ${scope.svjId}`);
  await db.execute(sql`delete from reminder_step where svj_id = ${scope.svjId}`);
  await db.execute(sql`delete from reminder_rate where svj_id = ${scope.svjId}`);
  const given = steps.map((s, at) => ({ ...s, position: at + 1, least: `${s.least}`, cost: `${s.cost}` }));
  await db.execute(sql`
    insert into reminder_step (svj_id, position, name, days, least, cost, term, text, itself)
    select ${scope.svjId}::bigint, s.position, s.name, s.days, s.least, s.cost, s.term, s.text, s.itself
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as s
      (position int, name text, days int, least bigint, cost bigint, term int, text text, itself boolean)`);
  const known = rates.map((r) => ({ ...r, repo: `${r.repo}` }));
  await db.execute(sql`
    insert into reminder_rate (svj_id, from_day, repo, source)
    select ${scope.svjId}::bigint, r."from", r.repo, r.source
    from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as r ("from" date, repo int, source text)`);
}

/** A unit to show texts for: one that owes, else the first one. */
export async function exampleUnit({ db, scope }: At): Promise<{ id: number; number: string } | null> {
  const { rows } = await db.execute<{ id: number; number: string }>(sql`
    select u.id, u.number from unit u where u.svj_id = ${scope.svjId} and u.deleted_at is null
    order by (select max(i.open) from account_item i where i.svj_id = u.svj_id and i.unit_id = u.id and i.open <> 0) desc nulls last,
      u.number collate cs_numeric, u.id limit 1`);
  return rows[0] ?? null;
}
