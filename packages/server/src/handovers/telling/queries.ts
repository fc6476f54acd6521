import { type SQL, sql } from 'drizzle-orm';
import type { WorkState } from '#contract/handovers/schema.ts';
import type { WorkTime } from '#contract/reports/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { readersOf } from '../../reports/rows/queries-seen.ts';

/** Who solves the report and who handed it over, while they may read it; as a query of ids. */
export const toldOfFirm = (scope: Scope, id: number, reportId: number): SQL => sql`
  select r.id from (${readersOf(scope, reportId)}) r where r.id in (
    (select x.solver_id from report x where x.svj_id = ${scope.svjId} and x.id = ${reportId}::bigint),
    (select h.created_by from handover h where h.svj_id = ${scope.svjId} and h.id = ${id}::bigint))`;

export type ToldHandover = {
  id: number;
  reportId: number;
  title: string;
  state: WorkState;
  said: string;
  work: WorkTime | null;
};

/** Of these hand-overs those that stand, as mails tell of them. */
export async function handoversToTell(db: Db, scope: Scope, ids: readonly number[]): Promise<ToldHandover[]> {
  type Row = Omit<ToldHandover, 'work'> & { day: string | null; from: number | null; to: number | null };
  const { rows } = await db.execute<Row>(sql`
    select h.id, h.report_id as "reportId", report.title, h.state, h.said, report.work_day::text as day,
      report.work_from as "from", report.work_to as "to"
    from handover h join report on report.svj_id = h.svj_id and report.id = h.report_id and report.deleted_at is null
    where h.svj_id = ${scope.svjId} and h.id = any(${sql.param([...ids])}::bigint[]) and h.ended_at is null`);
  return rows.map(({ day, from, to, ...h }) => ({ ...h, work: day === null ? null : { day, from, to } }));
}
