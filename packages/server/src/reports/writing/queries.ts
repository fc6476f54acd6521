import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Report } from '../rows/queries.ts';
import { report } from '../rows/tables.ts';

const one = (scope: Scope, id: number): SQL =>
  and(eq(report.svjId, scope.svjId), eq(report.id, id), isNull(report.deletedAt)) as SQL;

type Place = Pick<Report, 'entranceId' | 'floor' | 'unitId' | 'commonSpace'>;
type Deadline = Pick<Report, 'dueOn' | 'warned' | 'warnOn'>;
export type Written = Place & Deadline & Pick<Report, 'title' | 'description' | 'type' | 'visibility' | 'solverId'>;

export async function addReport(
  db: Db,
  scope: Scope,
  written: Written & Pick<Report, 'ownerId' | 'source' | 'followsId' | 'sharesReporter'>,
  now: Date,
): Promise<Report> {
  const values = { ...written, svjId: scope.svjId, lastAt: now, createdAt: now, updatedAt: now };
  const [row] = await db.insert(report).values(values).returning();
  return row as Report;
}

type Moved = Pick<Report, 'status' | 'solvingAt' | 'solvedAt' | 'solvedBy' | 'solution' | 'outcome' | 'duplicateOf'> &
  Pick<Report, 'archivedAt' | 'deletedAt' | 'askAt' | 'verdict' | 'verdictAt' | 'afterId' | 'dueByHand'>;

/** Changes a report that is held by this transaction; answers it as it is now. */
export async function changeReport(
  db: Db,
  scope: Scope,
  { id, version }: Pick<Report, 'id' | 'version'>,
  changed: Partial<Written & Moved>,
  now: Date,
): Promise<Report> {
  const [row] = await db
    .update(report)
    .set({ ...changed, lastAt: now, updatedAt: now, version: version + 1 })
    .where(one(scope, id))
    .returning();
  return row as Report;
}

/** The same of several that are held; a moment that only some of them have yet may be said by what they have. */
export async function changeReports(
  db: Db,
  scope: Scope,
  ids: readonly number[],
  changed: Partial<Written & Omit<Moved, 'solvingAt'>> & { solvingAt?: SQL },
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const both = { lastAt: now, updatedAt: now, version: sql`${report.version} + 1` };
  await db
    .update(report)
    .set({ ...changed, ...both })
    .where(and(eq(report.svjId, scope.svjId), inArray(report.id, [...ids]), isNull(report.deletedAt)));
}

/** Being solved since then, unless since earlier. */
export const solvingSince = (now: Date): SQL => sql`coalesce(${report.solvingAt}, ${now}::timestamptz)`;

type Work = Pick<Report, 'workDay' | 'workFrom' | 'workTo'>;

/** When a firm comes to it. Whoever edits the report meanwhile is not overtaken by that. */
export async function changeWork(db: Db, scope: Scope, id: number, work: Work, now: Date): Promise<void> {
  await db
    .update(report)
    .set({ ...work, lastAt: now })
    .where(one(scope, id));
}

/** Whom a private report is opened to from now on; answers who was not and who no longer is. */
export async function keepReaders(db: Db, scope: Scope, id: number, memberIds: readonly number[], now: Date) {
  const ids = sql`${sql.param([...memberIds])}::bigint[]`;
  const gone = await db.execute<{ member_id: number }>(sql`
    delete from report_reader where svj_id = ${scope.svjId} and report_id = ${id} and not member_id = any(${ids})
    returning member_id`);
  const come = await db.execute<{ member_id: number }>(sql`
    insert into report_reader (svj_id, report_id, member_id, since)
    select ${scope.svjId}::bigint, ${id}::bigint, x.id, ${now}::timestamptz from unnest(${ids}) as x (id)
    on conflict do nothing returning member_id`);
  return { come: come.rows.map((r) => r.member_id), gone: gone.rows.map((r) => r.member_id) };
}
