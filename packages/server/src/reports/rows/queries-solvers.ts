import { sql } from 'drizzle-orm';
import { chairRole } from '#contract/access.ts';
import { daysAtFirst, type ReportType, reportTypes } from '#contract/reports/schema-types.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { isReaderOfReports, isSolver } from './queries-seen.ts';

const names = sql`m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name`;
const bySurname = sql`coalesce(m.company_name, m.last_name) collate "cs-x-icu", m.first_name collate "cs-x-icu", m.id`;
type Named = { id: number; full_name: string };
const named = (m: NameColumns): Named => ({ id: m.id, full_name: nameOf(m).full_name });

/** Who may solve reports, at most 200. */
export async function solversOf(db: Db, scope: Scope): Promise<Named[]> {
  const { rows } = await db.execute<NameColumns>(sql`
    select ${names} from member m where ${isSolver(scope)} order by ${bySurname} limit 200`);
  return rows.map(named);
}

/** Whether this member may solve reports. */
export async function maySolve(db: Db, scope: Scope, id: number): Promise<boolean> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select m.id from member m where ${isSolver(scope)} and m.id = ${id}`);
  return rows.length > 0;
}

/** Of these members, what those are called who may not solve reports. */
export async function namesOfOthers(db: Db, scope: Scope, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await db.execute<NameColumns>(sql`
    select ${names} from member m where m.svj_id = ${scope.svjId} and m.id = any(${sql.param([...ids])}::bigint[])
      and m.erased_at is null and m.id not in (select m.id from member m
        where ${isSolver(scope)} and m.id = any(${sql.param([...ids])}::bigint[]))`);
  return new Map(rows.map((m) => [m.id, nameOf(m).full_name]));
}

/**
 * Who gets a new report of each type: whom the settings name for the type, else for all types, else the chair, a manager, anybody
 * who may; each only while they may solve reports.
 */
export const solverOfTypes = (db: Db, scope: Scope): Promise<Record<ReportType, Named | null>> =>
  solverOfEach(db, scope, reportTypes);

type OrRest = ReportType | 'default';
/** The same of types and of those without a solver of their own, which are called `default`. */
export const solverOfAll = (db: Db, scope: Scope): Promise<Record<OrRest, Named | null>> =>
  solverOfEach(db, scope, ['default', ...reportTypes]);

async function solverOfEach<T extends OrRest>(db: Db, scope: Scope, types: readonly T[]) {
  const { rows } = await db.execute<NameColumns & { type: OrRest }>(sql`
    select t.type, ${names} from unnest(${sql.param([...types])}::text[]) as t (type)
    cross join (select s.settings from svj s where s.id = ${scope.svjId}) s
    cross join lateral (select m.* from member m where ${isSolver(scope)}
      order by m.id is distinct from (s.settings ->> ('solver_' || t.type))::bigint,
        m.id is distinct from (s.settings ->> 'defaultSolverId')::bigint, m.role <> ${chairRole},
        m.role <> 'community_manager', m.id limit 1) m`);
  const found = new Map(rows.map((row) => [row.type, named(row)]));
  return Object.fromEntries(types.map((type) => [type, found.get(type) ?? null])) as Record<T, Named | null>;
}

/** Of these people, those to whom a private report can be opened. */
export async function possibleReaders(db: Db, scope: Scope, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ id: number }>(sql`
    select m.id from member m where ${isReaderOfReports(scope)} and m.id = any(${sql.param([...ids])}::bigint[])`);
  return rows.map((m) => m.id);
}

/** Days to solve a report of the type, as the house says or as it is at first; null where nobody counts them. */
export async function daysToSolve(db: Db, scope: Scope, type: ReportType): Promise<number | null> {
  const { rows } = await db.execute<{ said: boolean | null; days: string | null }>(sql`
    select s.settings -> 'reportDays' ? ${type}::text as said, s.settings -> 'reportDays' ->> ${type}::text as days
    from svj s where s.id = ${scope.svjId}`);
  const kept = rows[0];
  if (!kept?.said) return daysAtFirst[type];
  return kept.days === null ? null : Number(kept.days);
}
