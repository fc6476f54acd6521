import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { wallWriter } from './tables.ts';

export type Writer = typeof wallWriter.$inferSelect;

export async function keepWriter(db: Db, scope: Scope, writer: Omit<Writer, 'svjId'>): Promise<void> {
  await db.insert(wallWriter).values({ ...writer, svjId: scope.svjId });
}

/** Forgets whoever waits for the report, once: of several at the same moment one gets them. */
export async function takeWriter(db: Db, scope: Scope, reportId: number): Promise<Writer | undefined> {
  const [row] = await db
    .delete(wallWriter)
    .where(and(eq(wallWriter.svjId, scope.svjId), eq(wallWriter.reportId, reportId)))
    .returning();
  return row;
}

/** Forgets all who wait in the house, once. */
export const takeWriters = (db: Db, scope: Scope): Promise<Writer[]> =>
  db.delete(wallWriter).where(eq(wallWriter.svjId, scope.svjId)).returning();

/** Forgets whoever wrote it. */
export async function dropWriter(db: Db, scope: Scope, noteId: number): Promise<void> {
  await db.delete(wallWriter).where(and(eq(wallWriter.svjId, scope.svjId), eq(wallWriter.noteId, noteId)));
}

export type Ending = Pick<Writer, 'dueAt'> & {
  isOver: boolean;
  isGone: boolean;
  isPublic: boolean;
  outcome: string | null;
  solution: string | null;
};

/** How the report stands that somebody waits for; undefined where nobody does. */
export async function endingOf(db: Db, scope: Scope, reportId: number): Promise<Ending | undefined> {
  type Row = Omit<Ending, 'dueAt'> & { dueAt: string };
  const { rows } = await db.execute<Row>(sql`
    select w.due_at as "dueAt", r.status in ('solved', 'archive') as "isOver", r.deleted_at is not null as "isGone",
      r.visibility = 'public' as "isPublic", r.outcome, r.solution
    from wall_writer w join report r on r.svj_id = w.svj_id and r.id = w.report_id
    where w.svj_id = ${scope.svjId} and w.report_id = ${reportId} for update of w`);
  const [row] = rows;
  return row && { ...row, dueAt: new Date(row.dueAt) };
}

type Waited = { svjId: number; id: number };

/** Across associations: reports that somebody waited for and that have ended, or that they waited for too long. */
export async function reportsWaitedFor(db: Db, now: Date, most: number): Promise<Waited[]> {
  const { rows } = await db.execute<Waited>(sql`
    (select w.svj_id as "svjId", w.report_id as id from wall_writer w where w.due_at <= ${now}::timestamptz
      order by w.due_at limit ${most}::bigint)
    union
    (select r.svj_id, r.id from report r join wall_writer w on w.svj_id = r.svj_id and w.report_id = r.id
      where r.source = 'wall' and (r.status in ('solved', 'archive') or r.deleted_at is not null)
      limit ${most}::bigint)`);
  return rows;
}

/** Across associations: the next ones that switched reports off while somebody waits there. */
export async function housesWithoutReports(db: Db, after: number, most: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select s.id from svj s where s.id > ${after}::bigint and not ('reports' = any(s.modules))
      and exists (select from wall_writer w where w.svj_id = s.id) order by s.id limit ${most}::bigint`);
  return rows.map(({ id }) => id);
}

/**
 * Names of people of the house and of its address book, and of firms that the committee keeps for itself; null where there
 * are more than are looked at.
 */
export async function namesOfHouse(db: Db, scope: Scope): Promise<string[] | null> {
  const most = 20_000;
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct name from (
      select unnest(array[m.first_name, m.last_name]) as name from member m where m.svj_id = ${scope.svjId}
      union all
      select unnest(array[c.first_name, c.last_name, case when c.visibility = 'private' then c.company_name else '' end])
      from contact c where c.svj_id = ${scope.svjId}) n
    where name <> '' limit ${most + 1}`);
  return rows.length > most ? null : rows.map((r) => r.name);
}
