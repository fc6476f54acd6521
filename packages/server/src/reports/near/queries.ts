import { type SQL, sql } from 'drizzle-orm';
import { searchKey } from '#contract/base/words/search.ts';
import { fewestHits, stemsOf } from '#contract/reports/rules-near.ts';
import type { ReportState, ReportType } from '#contract/reports/schema.ts';
import { mostNear, type NearAsked, nearDays } from '#contract/reports/schema-near.ts';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';
import { alsoColumns, type PlaceColumns, placeColumns, placeJoins } from '../rows/queries.ts';
import { readersOf, seen } from '../rows/queries-seen.ts';

export type NearRow = PlaceColumns & {
  id: number;
  title: string;
  description: string;
  type: ReportType;
  status: ReportState;
  created_at: string;
  solved_at: string | null;
  owner_id: number | null;
  also_count: number;
  also: boolean | null;
};

/** Of `report`: may be where the other one is: what both say of their place does not differ. */
function possibly({ entranceId, unitId }: NearAsked): SQL {
  return sql`(report.unit_id is null or ${unitId ?? null}::bigint is null or report.unit_id = ${unitId ?? null}::bigint)
    and (report.entrance_id is null or ${entranceId ?? null}::bigint is null or report.entrance_id = ${entranceId ?? null}::bigint)`;
}

/** Of `report`: is exactly there, where enough is said to know. */
function exactly({ entranceId, floor, unitId, space }: NearAsked): SQL {
  if (unitId !== undefined) return sql`report.unit_id = ${unitId}::bigint`;
  if (entranceId === undefined && space === '') return sql`false`;
  return sql`(report.unit_id is null and report.entrance_id is not distinct from ${entranceId ?? null}::bigint
    and report.floor is not distinct from ${floor ?? null}::integer
    and (${space}::text = '' or lower(report.common_space) = ${space.toLowerCase()}::text))`;
}

/** What is still being solved, or was mended in the last days: those at the place, and those whose words are alike. */
export async function nearReports(db: Db, scope: Scope, asked: NearAsked, now: Date): Promise<NearRow[]> {
  const stems = stemsOf(asked.title);
  if (stems.length === 0 && searchKey(asked.title).length < 3) return [];
  const since = new Date(now.getTime() - nearDays * 24 * 3600_000);
  const { rows } = await db.execute<NearRow>(sql`
    select report.id, report.title, report.description, report.type, report.status, report.created_at, report.solved_at,
      report.owner_id, ${alsoColumns(scope)}, ${placeColumns}
    from (select report.id, ${exactly(asked)} as there, (select count(*) from unnest(${sql.param(stems)}::text[]) w
        where s.text like '%' || w || '%') as hits, report.created_at
      from report join search_entry s on s.svj_id = report.svj_id and s.noun = 'reports' and s.id = report.id
      where ${seen(scope)} and ${possibly(asked)} and (report.status in ('new', 'solving')
        or report.status = 'solved' and report.outcome = 'mended' and report.solved_at > ${since})) near
    join report on report.svj_id = ${scope.svjId} and report.id = near.id ${placeJoins}
    where near.there or near.hits >= ${fewestHits(stems)}
    order by near.hits + case when near.there then 1 else 0 end desc, near.created_at desc, near.id desc limit ${mostNear}`);
  return rows;
}

/** The asker has the same trouble from now on; said twice it is one. */
export async function keepAlso(db: Db, scope: Scope, id: number, now: Date): Promise<void> {
  await db.execute(sql`
    insert into report_also (svj_id, report_id, member_id, since) values (${scope.svjId}, ${id}, ${scope.memberId}, ${now})
    on conflict do nothing`);
}

/** The asker no longer has it; answers whether they had. */
export async function dropAlso(db: Db, scope: Scope, id: number): Promise<boolean> {
  const { rows } = await db.execute<{ id: number }>(sql`
    delete from report_also where svj_id = ${scope.svjId} and report_id = ${id} and member_id = ${scope.memberId}
    returning member_id as id`);
  return rows.length > 0;
}

/** Whoever reported the one that repeats another or has its trouble has that of the other, where they may read it. */
export async function countRepeating(db: Db, scope: Scope, from: number, to: number, now: Date): Promise<void> {
  await db.execute(sql`
    insert into report_also (svj_id, report_id, member_id, since)
    select ${scope.svjId}::bigint, ${to}::bigint, r.id, ${now}::timestamptz
    from (${readersOf(scope, to)}) r join report o on o.svj_id = ${scope.svjId} and o.id = ${to}::bigint
    where r.id is distinct from o.owner_id and (
      r.id = (select x.owner_id from report x where x.svj_id = ${scope.svjId} and x.id = ${from}::bigint)
      or r.id in (select l.member_id from report_also l where l.svj_id = ${scope.svjId} and l.report_id = ${from}::bigint))
    on conflict do nothing`);
}

/** Whoever reported or follows the one that repeats another, wants to be told of it, and may read the other. */
export const followersToJoin = (db: Db, scope: Scope, from: number, to: number): Promise<number[]> =>
  idsOf(
    db,
    sql`select r.id from (${readersOf(scope, to)}) r
      left join follow f on f.svj_id = ${scope.svjId} and f.owner = 'report' and f.owner_id = ${from}::bigint and f.member_id = r.id
      where f.way = 'follows' or f.way is null
        and r.id = (select x.owner_id from report x where x.svj_id = ${scope.svjId} and x.id = ${from}::bigint)`,
  );

export async function alsoOf(db: Db, scope: Scope, id: number): Promise<{ also: boolean; alsoCount: number }> {
  const { rows } = await db.execute<{ also_count: number; also: boolean | null }>(sql`
    select ${alsoColumns(scope)} from report where report.svj_id = ${scope.svjId} and report.id = ${id}`);
  return { also: rows[0]?.also === true, alsoCount: Number(rows[0]?.also_count ?? 0) };
}
