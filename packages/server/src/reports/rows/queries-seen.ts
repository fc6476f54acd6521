import { type SQL, sql } from 'drizzle-orm';
import { defaultRoles, type RoleId } from '#contract/access.ts';
import type { Asker } from '#contract/reports/rules.ts';
import type { ReportAim } from '#contract/reports/schema.ts';
import { isReader, isWriter, writersOf } from '../../audience/queries.ts';
import { may, type Scope } from '../../base/http/gate.ts';

const ofReports = { module: 'reports' } as const;
const committeeRoles = (Object.keys(defaultRoles) as RoleId[]).filter((r) => defaultRoles[r].group === 'committee');

/** Who administers reports reads all of them, and what is said of them inside the committee. */
export const seesAll = (scope: Scope): boolean => may(scope, 'reports', 'rw');

/** How the asker stands to reports. A role that the house made keeps the group of the one it was copied from. */
export const askerOf = (scope: Scope): Asker => ({
  memberId: scope.memberId,
  administers: seesAll(scope),
  mayWrite: scope.mayWrite,
  maySolve: seesAll(scope) || (scope.role !== null && committeeRoles.includes(scope.role)),
});

/** Of `report`: the committee let the member in. What they were let in to is found once a statement, not asked of each report. */
const isLetIn = (scope: Scope, me: number): SQL =>
  sql`report.id in (select o.report_id from report_reader o where o.svj_id = ${scope.svjId} and o.member_id = ${me}::bigint)`;

/** Of `report`: what the asker may read. What was taken back is left to who administers reports. */
export function seen(scope: Scope): SQL {
  const there = sql`report.svj_id = ${scope.svjId} and report.deleted_at is null`;
  // Files come by addresses that name no module.
  if (!may(scope, 'reports', 'r')) return sql`${there} and false`;
  if (seesAll(scope)) return there;
  const me = scope.memberId ?? 0;
  return sql`${there} and report.outcome is distinct from 'withdrawn'
    and (report.visibility = 'public' or report.owner_id = ${me} or report.solver_id = ${me} or ${isLetIn(scope, me)})`;
}

/** Ids of members who administer reports now, as a subquery: who reads what is said inside the committee. */
export const insidersOf = (scope: Scope): SQL => sql`select w.id from (${writersOf(scope, aimed)}) w`;

/** Reports are for no groups; what shared questions ask of them is the module alone. */
const aimed = {
  table: 'report',
  ...ofReports,
  aimOf: (scope: Scope, id: SQL) => sql`select x.visibility = 'public' as everyone, x.visibility = 'public' as to_public
    from report x where x.svj_id = ${scope.svjId} and x.id = ${id}`,
};

/** Ids of members who may read the report now, as a subquery. `id` is a value, not a column. */
export const readersOf = (scope: Scope, id: number): SQL => sql`
  select m.id from report x join member m on ${isReader(scope, ofReports, sql`true`)}
  where x.svj_id = ${scope.svjId} and x.id = ${id}::bigint and x.deleted_at is null
    and (${isWriter(scope, ofReports)} or x.outcome is distinct from 'withdrawn'
      and (x.visibility = 'public' or m.id = x.owner_id or m.id = x.solver_id or m.id in (select o.member_id
        from report_reader o where o.svj_id = x.svj_id and o.report_id = x.id)))`;

/** Of `member m`: may solve reports: of the committee or the manager, or whoever administers them; and can enter. */
export const isSolver = (scope: Scope): SQL => sql`${isReader(scope, ofReports, sql`true`)} and m.has_access
  and (${isWriter(scope, ofReports)} or coalesce((select c.based_on from custom_role c where c.svj_id = m.svj_id
    and c.id = m.custom_role_id), m.role) = any(${sql.param(committeeRoles)}::text[]))`;

type Standing = { id: number; ownerId: number | null; solverId: number | null };
/**
 * Ids of members who would read a report as its form stands, as a subquery. A solver counts who may be one, or was until now:
 * of anybody else nobody learns what they open.
 */
export const readersOfAim = (scope: Scope, { visibility, solverId }: ReportAim, r: Standing | null): SQL => sql`
  select m.id from member m where ${isReader(scope, ofReports, sql`true`)}
    and (${visibility === 'public'}::boolean or ${isWriter(scope, ofReports)}
      or m.id = ${r ? r.ownerId : scope.memberId}::bigint
      or m.id = ${solverId}::bigint and (m.id = ${r?.solverId ?? null}::bigint or ${isSolver(scope)})
      or m.id in (select o.member_id from report_reader o where o.svj_id = m.svj_id and o.report_id = ${r?.id ?? null}::bigint))`;

/** Of `member m`: may read reports at all and enter: whom a private one can be opened to. */
export const isReaderOfReports = (scope: Scope): SQL => sql`${isReader(scope, ofReports, sql`true`)} and m.has_access`;
