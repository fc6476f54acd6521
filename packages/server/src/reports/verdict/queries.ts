import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { ToLookAt } from '../due/queries.ts';
import { readersOf } from '../rows/queries-seen.ts';

/** Across associations: reports of which somebody is to be asked whether they are mended, the oldest first. */
export async function reportsToAsk(db: Db, now: Date, most = 500): Promise<ToLookAt[]> {
  const { rows } = await db.execute<ToLookAt>(sql`
    select svj_id as "svjId", id from report
    where ask_at is not null and ask_at <= ${now} order by ask_at, svj_id, id limit ${most}`);
  return rows;
}

/**
 * The report, locked until the end of the transaction, with whether its reporter has filed one that follows it already;
 * undefined when there is nothing to ask, or another server is at it.
 */
export async function heldToAsk(
  db: Db,
  scope: Scope,
  id: number,
  now: Date,
): Promise<{ followed: boolean } | undefined> {
  const { rows } = await db.execute<{ followed: boolean | null }>(sql`
    select exists (select from report f where f.svj_id = report.svj_id and f.follows_id = report.id
      and f.owner_id = report.owner_id and f.deleted_at is null) as followed from report
    where svj_id = ${scope.svjId} and id = ${id} and ask_at <= ${now} for update skip locked`);
  return rows[0] && { followed: rows[0].followed === true };
}

/** When its reporter is asked, and since when they are; it guards no edit. */
export async function keepAsking(
  db: Db,
  scope: Scope,
  id: number,
  { askAt, askedAt }: { askAt: Date | null; askedAt: Date | null },
): Promise<void> {
  await db.execute(sql`
    update report set ask_at = ${askAt}::timestamptz, asked_at = ${askedAt}::timestamptz
    where svj_id = ${scope.svjId} and id = ${id}`);
}

/** Who reported it, as a query of ids. */
export const reporterOf = (scope: Scope, id: number): SQL => sql`
  select r.id from (${readersOf(scope, id)}) r
  where r.id = (select x.owner_id from report x where x.svj_id = ${scope.svjId} and x.id = ${id}::bigint)`;
