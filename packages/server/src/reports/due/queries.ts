import { type SQL, sql } from 'drizzle-orm';
import { chairRole } from '#contract/access.ts';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Report } from '../rows/queries.ts';
import { insidersOf, readersOf } from '../rows/queries-seen.ts';

export type ToLookAt = { svjId: number; id: number };

/** Across associations: reports that are late and of which somebody is to be told, the oldest first. */
export async function reportsToWarn(db: Db, now: Date, most = 500): Promise<ToLookAt[]> {
  const { rows } = await db.execute<ToLookAt>(sql`
    select svj_id as "svjId", id from report
    where warn_on is not null and warn_on <= ${dayIn(now)}::date order by warn_on, svj_id, id limit ${most}`);
  return rows;
}

type Late = Pick<Report, 'id' | 'dueOn' | 'warned'>;

/** The report, locked until the end of the transaction; undefined when its day is another one, or another server is at it. */
export async function heldToWarn(db: Db, scope: Scope, id: number, now: Date): Promise<Late | undefined> {
  const { rows } = await db.execute<Late>(sql`
    select id, to_char(due_on, 'YYYY-MM-DD') as "dueOn", warned from report
    where svj_id = ${scope.svjId} and id = ${id} and warn_on <= ${dayIn(now)}::date for update skip locked`);
  return rows[0];
}

/** Who has been told that it is late, and when it is looked at next; it guards no edit. */
export async function keepWarned(db: Db, scope: Scope, id: number, warned: number, warnOn: Day | null): Promise<void> {
  await db.execute(sql`
    update report set warned = ${warned}, warn_on = ${warnOn}::date where svj_id = ${scope.svjId} and id = ${id}`);
}

/** Its solver, as a query of ids. */
export const lateSolver = (scope: Scope, id: number): SQL => sql`
  select r.id from (${readersOf(scope, id)}) r
  where r.id = (select x.solver_id from report x where x.svj_id = ${scope.svjId} and x.id = ${id}::bigint)`;

/** The chair, and where none administers reports everybody who does; but its solver, who was told before. */
export const aboveSolver = (scope: Scope, id: number): SQL => sql`
  select m.id from member m where m.svj_id = ${scope.svjId} and m.id in (${insidersOf(scope)})
    and m.id is distinct from (select x.solver_id from report x where x.svj_id = ${scope.svjId} and x.id = ${id}::bigint)
    and (m.role = ${chairRole} or not exists (select from member c where c.svj_id = ${scope.svjId} and c.role = ${chairRole}
      and c.id in (${insidersOf(scope)})))`;
