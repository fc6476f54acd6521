import { sql } from 'drizzle-orm';
import { type Money, moneyOf } from '#contract/base/money/amount.ts';
import type { Day } from '#contract/base/time/dates.ts';
import { clearanceNumber } from '#contract/clearances/rules.ts';
import { Refused } from '#contract/refusals.ts';
import { periodsOf } from '#contract/units/rules-periods.ts';
import { ownersText } from '../../accounts/rows/queries-seen.ts';
import type { DebtKept } from '../../clearances/rows/tables.ts';
import { entriesOfUnit } from '../../units/rows/queries-periods.ts';
import type { At } from '../rows/queries.ts';

export async function unitOf({ db, scope }: At, id: number): Promise<{ id: number; number: string }> {
  const { rows } = await db.execute<{ id: number; number: string }>(sql`
    select u.id, u.number from unit u where u.svj_id = ${scope.svjId} and u.id = ${id} and u.deleted_at is null`);
  if (!rows[0]) throw new Refused('UNIT_ACCOUNTS.NO_UNIT');
  return rows[0];
}

/** A day on which owners changed: who owned the unit before it, who from it on, and whether nobody stayed. */
export type Change = { day: Day; sellers: number[]; buyers: number[]; whole: boolean };

/** Days up to today on which owners of the unit changed, the earliest first. */
export async function changesOf({ db, scope }: At, unitId: number, today: Day): Promise<Change[]> {
  const periods = periodsOf(await entriesOfUnit(db, scope, unitId));
  const people = (p: (typeof periods)[number]) => [...new Set(p.owners.flatMap((o) => o.memberIds))];
  return periods.flatMap((p, i): Change[] => {
    const before = periods[i - 1];
    if (!before || p.from === null || before.to !== p.from || p.from > today) return [];
    const [sellers, buyers] = [people(before), people(p)];
    return [{ day: p.from, sellers, buyers, whole: !sellers.some((id) => buyers.includes(id)) }];
  });
}

/** Names of those who owned the unit on the day. */
export async function ownersOn({ db, scope }: At, unitId: number, day: Day): Promise<string> {
  const { rows } = await db.execute<{ owners: string }>(sql`
    select ${ownersText(scope, day)} as owners from unit u where u.svj_id = ${scope.svjId} and u.id = ${unitId}`);
  return rows[0]?.owners ?? '';
}

export type Confirmed = { id: number; number: string; day: Day; sum: Money; debts: ReadonlyMap<number, Money> };
type Row = { id: number; year: number; number: number; day: Day; total: string; debts: DebtKept[] };
/** The last confirmation of the unit from the time of the seller up to the day, unless it was withdrawn. */
export async function confirmedBy(
  { db, scope }: At,
  { unitId, day, since }: { unitId: number; day: Day; since: Day | null },
): Promise<Confirmed | null> {
  const { rows } = await db.execute<Row>(sql`
    select c.id, c.year, c.number, c.day::text, c.total::text, c.debts from clearance c
    where c.svj_id = ${scope.svjId} and c.unit_id = ${unitId} and c.day <= ${day} and c.day >= coalesce(${since}::date, c.day)
      and (c.ended_at is null or c.later_id is not null)
    order by c.id desc limit 1`);
  const [row] = rows;
  if (!row) return null;
  const { id, year, number, total, debts } = row;
  const named = new Map(debts.map((d) => [d.n, moneyOf(d.amount)]));
  return { id, number: clearanceNumber(year, number), day: row.day, sum: BigInt(total), debts: named };
}
