import { type SQL, sql } from 'drizzle-orm';
import type { Ending, ReportState, ReportType } from '#contract/reports/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { openNames } from '../../documents/attached/queries.ts';
import { type PlaceColumns, placeColumns, placeJoins, placeOf } from '../rows/queries.ts';
import { insidersOf, readersOf } from '../rows/queries-seen.ts';
import { type PlaceSaid, saidPlace } from '../rows/steps-words.ts';

/** Of these members, those who may read the report now. */
export const stillAmong = (db: Db, scope: Scope, id: number, memberIds: readonly number[]) =>
  idsOf(db, sql`select r.id from (${readersOf(scope, id)}) r where r.id = any(${sql.param([...memberIds])}::bigint[])`);

/** Who is told of a new report: its solver and who administers reports, but who reported it; as a query of ids. */
export const toldOfFiling = (scope: Scope, id: number): SQL => sql`
  select r.id from (${readersOf(scope, id)}) r where r.id is distinct from ${scope.memberId}::bigint
    and (r.id in (${insidersOf(scope)})
      or r.id = (select x.solver_id from report x where x.svj_id = ${scope.svjId} and x.id = ${id}::bigint))`;

/** Its solver, unless they gave it to themselves. */
export const toldOfGiving = (scope: Scope, id: number): SQL => sql`
  select r.id from (${readersOf(scope, id)}) r where r.id is distinct from ${scope.memberId}::bigint
    and r.id = (select x.solver_id from report x where x.svj_id = ${scope.svjId} and x.id = ${id}::bigint)`;

/** Who follows it and may read it but who moved it; who reported it and who solves it too, unless they want none of it. */
export const toldOfMove = (scope: Scope, id: number): SQL => sql`
  select r.id from (${readersOf(scope, id)}) r where r.id is distinct from ${scope.memberId}::bigint
    and coalesce((select f.way from follow f where f.svj_id = ${scope.svjId} and f.owner = 'report'
        and f.owner_id = ${id}::bigint and f.member_id = r.id),
      case when exists (select from report x where x.svj_id = ${scope.svjId} and x.id = ${id}::bigint
        and r.id in (x.owner_id, x.solver_id)) then 'follows' end) = 'follows'`;

/** The same of what is solved, and who follows one that repeats it and may read it; whoever wants none of it is told nothing. */
export const toldOfEnd = (scope: Scope, id: number): SQL => sql`
  select r.id from (${readersOf(scope, id)}) r where r.id is distinct from ${scope.memberId}::bigint
    and coalesce((select f.way from follow f where f.svj_id = ${scope.svjId} and f.owner = 'report'
        and f.owner_id = ${id}::bigint and f.member_id = r.id),
      case when exists (select from report x where x.svj_id = ${scope.svjId} and x.id = ${id}::bigint
          and r.id in (x.owner_id, x.solver_id))
        or exists (select from report d where d.svj_id = ${scope.svjId} and d.duplicate_of = ${id}::bigint and d.deleted_at is null
          and coalesce((select f.way from follow f where f.svj_id = d.svj_id and f.owner = 'report' and f.owner_id = d.id
            and f.member_id = r.id), case when d.owner_id = r.id then 'follows' end) = 'follows') then 'follows' end) = 'follows'`;

export type ToldReport = {
  id: number;
  title: string;
  description: string;
  type: ReportType;
  status: ReportState;
  solution: string | null;
  outcome: Ending | null;
  dueOn: string | null;
  /** Day of the solution, as people read it. */
  solvedAt: string | null;
  /** Why its day was moved, where that is the last that changed of it; null otherwise. */
  moved: string | null;
  /** What the one is called that it repeats, where whoever reads reports may read that one; null otherwise. */
  repeats: string | null;
  /** It follows one that its reporter says is not mended. */
  again: boolean;
  place: PlaceSaid;
  files: string[];
  /** Empty when nobody is. */
  owner: string;
  solver: string;
};

const nameIn = (column: SQL): SQL => sql`(select to_json(y) from (
  select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
  from member m where m.svj_id = report.svj_id and m.id = ${column}) y)`;

/** Reports as mails tell of them. */
export async function reportsToTell(db: Db, scope: Scope, ids: readonly number[]): Promise<ToldReport[]> {
  type Row = Omit<ToldReport, 'owner' | 'solver' | 'place' | 'again'> & { again: boolean | null } & PlaceColumns & {
      owner: NameColumns | null;
      solver: NameColumns | null;
    };
  const { rows } = await db.execute<Row>(sql`
    select report.id, report.title, report.description, report.type, report.status, report.solution, report.outcome,
      to_char(report.due_on, 'YYYY-MM-DD') as "dueOn",
      (select c.after from report_change c where c.svj_id = report.svj_id and c.report_id = report.id and c.field = 'reason'
        and not exists (select from report_change l where l.svj_id = c.svj_id and l.report_id = c.report_id and l.id > c.id
          and l.what in ('takenOver', 'handedOver')) order by c.id desc limit 1) as moved,
      report.solved_at as "solvedAt", exists (select from report o where o.svj_id = report.svj_id and o.id = report.follows_id
        and o.verdict = 'not_mended') as again,
      (select o.title from report o where o.svj_id = report.svj_id and o.id = report.duplicate_of and o.visibility = 'public'
        and o.deleted_at is null and o.outcome is distinct from 'withdrawn') as repeats,
      ${placeColumns}, array(select f.name || case when f.extension = '' then '' else '.' || f.extension end from file f
        where f.svj_id = report.svj_id and f.owner = 'report' and f.owner_id = report.id order by f.position, f.id)
        || ${openNames(scope, 'report', sql`report.id`)} as files,
      ${nameIn(sql`report.owner_id`)} as owner, ${nameIn(sql`report.solver_id`)} as solver
    from report ${placeJoins}
    where report.svj_id = ${scope.svjId} and report.id = any(${sql.param([...ids])}::bigint[])
      and report.deleted_at is null and report.outcome is distinct from 'withdrawn'`);
  const called = (who: NameColumns | null) => (who ? nameOf(who).full_name : '');
  return rows.map((row) => ({
    ...row,
    again: row.again === true,
    place: saidPlace(placeOf(row)),
    owner: called(row.owner),
    solver: called(row.solver),
  }));
}
