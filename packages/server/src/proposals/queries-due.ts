import { sql } from 'drizzle-orm';
import { remindedSince } from '#contract/proposals/rules-duty.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { isCalled, placed } from './rows/queries.ts';

type Due = { svjId: number; id: number };

/** The first moment after the day, as clocks in Prague show it. */
const after = (now: Date) => sql`((${remindedSince(now)}::date + 1)::timestamp at time zone 'Europe/Prague')`;

/** Across associations: proposals whose meeting should be called within about a week, and nobody was reminded. */
export async function proposalsToRemind(db: Db, now: Date, most: number): Promise<Due[]> {
  const { rows } = await db.execute<{ svj_id: number; id: number }>(sql`
    select svj_id, id from proposal
    where reached_at < ${after(now)} and reached_at is not null and reminded_at is null and ended_as is null
    order by reached_at limit ${most}`);
  return rows.map(({ svj_id, id }) => ({ svjId: svj_id, id }));
}

/** From now on reminded of; answers whether there is something to remind of. Whoever else is at it is not waited for. */
export async function takeToRemind(db: Db, scope: Scope, id: number, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ is_called: boolean }>(sql`
    select ${isCalled} as is_called from ${placed}
    where proposal.svj_id = ${scope.svjId} and proposal.id = ${id} and proposal.reminded_at is null
      and proposal.ended_as is null for update of proposal skip locked`);
  const [row] = rows;
  if (!row) return false;
  await db.execute(sql`update proposal set reminded_at = ${now} where svj_id = ${scope.svjId} and id = ${id}`);
  return !row.is_called;
}
