import { sql } from 'drizzle-orm';
import {
  type AgeBand,
  ageBands,
  bandOf,
  type CellState,
  cellOf,
  latenessOn,
} from '#contract/accounts/rules-account.ts';
import type { Debts, Matrix } from '#contract/accounts/schema.ts';
import { type Money, moneyText, sumOf } from '#contract/base/money/amount.ts';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { yearOf } from '#contract/cashdesk/rules-days.ts';
import { type At, symbolsOf } from '../rows/queries.ts';
import { ownersByUnit, ownersText } from '../rows/queries-seen.ts';

/** A debt that was due before the day: unit, what is left, the day it was due, the month it is for. */
type Late = { unitId: number; side: number; open: Money; day: Day; month: Day | null };

/** What is left of debts that could not be paid in time any more; of the open ones alone. */
async function lateDebts({ db, scope }: At, today: Day, lateness: (day: Day) => number): Promise<Late[]> {
  const { rows } = await db.execute<Omit<Late, 'open'> & { open: string }>(sql`
    select i.unit_id as "unitId", i.side, i.open::text, i.day::text, i.month::text from account_item i
    where i.svj_id = ${scope.svjId} and i.open <> 0 and i.open > 0 and i.day < ${today} order by i.unit_id, i.side, i.day`);
  return rows.map((r) => ({ ...r, open: BigInt(r.open) })).filter((r) => lateness(r.day) > 0);
}

/** Units of the house with names of their owners, by number; those of `ids` alone where given. */
async function unitsNamed({ db, scope, now }: At, ids?: readonly number[]) {
  const { rows } = await db.execute<{ id: number; number: string; owners: string }>(sql`
    with w as (${ownersByUnit(scope, dayIn(now), ids)})
    select u.id, u.number, coalesce(w.owners, '') as owners from unit u left join w on w.unit_id = u.id
    where u.svj_id = ${scope.svjId} ${ids ? sql`and u.id = any(${sql.param([...ids])}::bigint[])` : sql`and u.deleted_at is null`}
    order by u.number collate cs_numeric, u.id`);
  return rows;
}

/** By unit and side, names of those who owned the unit until it was handed over. */
async function ownersBefore({ db, scope }: At, ids: readonly number[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ key: string; owners: string }>(sql`
    select s.unit_id || ':' || s.side as key, ${ownersText(scope, sql`s.day - 1`)} as owners
    from account_side s join unit u on u.svj_id = s.svj_id and u.id = s.unit_id
    where s.svj_id = ${scope.svjId} and s.unit_id = any(${sql.param([...ids])}::bigint[]) and not s.ended`);
  return new Map(rows.map((r) => [r.key, r.owners]));
}

/** By unit, the months of a year as they stand today. */
async function cellsOf(
  { db, scope }: At,
  year: number,
  today: Day,
  lateness: (day: Day) => number,
): Promise<Map<number, CellState[]>> {
  const { rows } = await db.execute<{ unitId: number; of: number; owed: string; open: string; day: string }>(sql`
    select i.unit_id as "unitId", extract(month from i.month)::int as of, coalesce(sum(i.amount) filter (where not i.moved), 0)::text as owed,
      sum(i.open)::text as open,
      min(i.day)::text as day
    from account_item i where i.svj_id = ${scope.svjId} and i.month between ${`${year}-01-01`} and ${`${year}-12-01`}
      and i.amount > 0 group by i.unit_id, i.month`);
  const cells = new Map<number, CellState[]>();
  for (const { unitId, of, owed, open, day } of rows) {
    const row = cells.get(unitId) ?? Array.from({ length: 12 }, (): CellState => 'none');
    row[of - 1] = cellOf({ owed: BigInt(owed), open: BigInt(open), day }, today, lateness);
    cells.set(unitId, row);
  }
  return cells;
}

const none: CellState[] = Array.from({ length: 12 }, () => 'none');

async function yearsOf({ db, scope }: At, today: Day): Promise<number[]> {
  const { rows } = await db.execute<{ first: number | null; last: number | null }>(sql`
    select extract(year from (select min(i.month) from account_item i where i.svj_id = ${scope.svjId} and i.month is not null))::int
        as first,
      extract(year from (select max(i.month) from account_item i where i.svj_id = ${scope.svjId} and i.month is not null))::int
        as last`);
  const now = yearOf(today);
  const [first, last] = [Math.min(rows[0]?.first ?? now, now), Math.max(rows[0]?.last ?? now, now)];
  return Array.from({ length: last - first + 1 }, (_, i) => last - i);
}

/** How each unit paid each month of the year, and what it owes today. */
export async function matrixOf(at: At, asked?: number): Promise<Matrix> {
  const today = dayIn(at.now);
  const year = asked ?? yearOf(today);
  const missing = new Map<number, Money>();
  const former = new Map<number, Money>();
  const lateness = latenessOn(today);
  const [late, cells, known, named, years] = await Promise.all([
    lateDebts(at, today, lateness),
    cellsOf(at, year, today, lateness),
    symbolsOf(at.db, at.scope),
    unitsNamed(at),
    yearsOf(at, today),
  ]);
  for (const { unitId, side, open } of late) {
    const of = side === 0 ? missing : former;
    of.set(unitId, (of.get(unitId) ?? 0n) + open);
  }
  const symbols = new Map(known.map((s) => [s.unitId, s.symbol]));
  const units = named.map((u) => ({
    ...u,
    ...{ symbol: symbols.get(u.id) ?? '', cells: cells.get(u.id) ?? none, missing: moneyText(missing.get(u.id) ?? 0n) },
    former: moneyText(former.get(u.id) ?? 0n),
  }));
  return { year, years, today, units, missing: moneyText(sumOf(missing.values())) };
}

/** What units owe after it was due, those that owe the longest first. */
export async function debtsOf(at: At): Promise<Debts> {
  const today = dayIn(at.now);
  const lateness = latenessOn(today);
  const late = await lateDebts(at, today, lateness);
  const bands = Object.fromEntries(ageBands.map((b) => [b, 0n])) as Record<AgeBand, Money>;
  for (const { open, day } of late) bands[bandOf(lateness(day))] += open;
  const byUnit = Map.groupBy(late, (d) => d.unitId);
  const ids = [...byUnit.keys()];
  const [named, before] = [await unitsNamed(at, ids), await ownersBefore(at, ids)];
  const sided = named.flatMap((u) => [...Map.groupBy(byUnit.get(u.id) ?? [], (d) => d.side)].map((s) => ({ ...u, s })));
  const debtors = sided.map(({ id, number, owners: now, s: [side, debts] }) => {
    const owners = side === 0 ? now : (before.get(`${id}:${side}`) ?? '');
    return {
      ...{ id, number, owners, side, sum: moneyText(sumOf(debts.map((d) => d.open))) },
      late: Math.max(0, ...debts.map((d) => lateness(d.day))),
      months: [...new Set(debts.flatMap((d) => d.month ?? []))],
    };
  });
  const told = Object.fromEntries(ageBands.map((b) => [b, moneyText(bands[b])])) as Debts['bands'];
  return {
    ...{
      today,
      units: new Set(debtors.map((d) => d.id)).size,
      sum: moneyText(sumOf(late.map((d) => d.open))),
      bands: told,
    },
    debtors: debtors.sort((a, b) => b.late - a.late),
  };
}
