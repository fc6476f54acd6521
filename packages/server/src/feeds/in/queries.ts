import { and, count, eq, getTableColumns, sql } from 'drizzle-orm';
import type { SourceLeft, SourceProblem } from '#contract/feeds/rules.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { feedSource } from '../rows/tables.ts';

const { body: packed, ...columns } = getTableColumns(feedSource);
/** A source without what it said the last time, which may be long. */
export type Source = Omit<typeof feedSource.$inferSelect, 'body'>;

const theSource = (scope: Scope, id: number) => and(eq(feedSource.svjId, scope.svjId), eq(feedSource.id, id));

export type Counted = Source & { count: number; vanished: number };
/** Sources of the house with how much they name, by name; of one alone when given. */
export async function sourcesOf(db: Db, scope: Scope, now: Date, only?: number): Promise<Counted[]> {
  const rows = await db
    .select({
      ...columns,
      count:
        sql<number>`(select count(*) from feed_event e where e.svj_id = feed_source.svj_id and e.source_id = feed_source.id
        and e.vanished_at is null and e.end_at > ${now})`.mapWith(Number),
      vanished:
        sql<number>`(select count(*) from feed_event e where e.svj_id = feed_source.svj_id and e.source_id = feed_source.id
        and e.vanished_at is not null)`.mapWith(Number),
    })
    .from(feedSource)
    .where(only === undefined ? eq(feedSource.svjId, scope.svjId) : theSource(scope, only))
    .orderBy(sql`${feedSource.name} collate "cs-x-icu"`, feedSource.id);
  return rows;
}

export async function countSources(db: Db, scope: Scope): Promise<number> {
  const [row] = await db.select({ n: count() }).from(feedSource).where(eq(feedSource.svjId, scope.svjId));
  return row?.n ?? 0;
}

/** The source, until the end of the transaction changed by nobody else; undefined where it is gone. */
export async function sourceLocked(db: Db, scope: Scope, id: number): Promise<Source | undefined> {
  const [row] = await db.select(columns).from(feedSource).where(theSource(scope, id)).for('update');
  return row;
}
export async function sourceSeen(db: Db, scope: Scope, id: number): Promise<Source> {
  const [row] = await db.select(columns).from(feedSource).where(theSource(scope, id));
  if (!row) throw new Refused('SOURCES.ERRORS.NONE');
  return row;
}

/** What was read well the last time, packed; null where nothing was. */
export async function bodyOf(db: Db, scope: Scope, id: number): Promise<Buffer | null> {
  const [row] = await db.select({ body: packed }).from(feedSource).where(theSource(scope, id));
  return row?.body ?? null;
}

export type Placed = Pick<Source, 'name' | 'calendarId' | 'colour' | 'isPublic'>;
export type From = { url: string; fileName?: null } | { url?: null; fileName: string };

export async function addSource(db: Db, scope: Scope, placed: Placed, from: From, now: Date): Promise<number> {
  const values = { ...placed, url: null, fileName: null, ...from, svjId: scope.svjId, createdBy: scope.memberId };
  const [row] = await db
    .insert(feedSource)
    .values({ ...values, createdAt: now, updatedAt: now })
    .returning({ id: feedSource.id });
  return row?.id as number;
}

export async function changeSource(
  db: Db,
  scope: Scope,
  had: Source,
  set: Partial<Placed & { url: string }>,
  now: Date,
) {
  await db
    .update(feedSource)
    .set({ ...set, version: had.version + 1, updatedAt: now })
    .where(theSource(scope, had.id));
}

export async function dropSource(db: Db, scope: Scope, id: number): Promise<void> {
  await db.delete(feedSource).where(theSource(scope, id));
}

type Reading = {
  etag?: string | null;
  lastModified?: string | null;
  body?: Buffer;
  readAt?: Date;
  madeTo?: Date;
  leftOut?: Partial<Record<SourceLeft, number>>;
  triedAt: Date;
  nextAt: Date | null;
  failures: number;
  problem: SourceProblem | null;
};
/** What came of a reading; it guards no edit. */
export async function keepReading(db: Db, scope: Scope, id: number, set: Reading): Promise<void> {
  await db.update(feedSource).set(set).where(theSource(scope, id));
}

/** Across associations: sources whose time has come, the oldest first. */
export async function dueSources(db: Db, now: Date, most: number): Promise<{ svjId: number; id: number }[]> {
  const { rows } = await db.execute<{ svjId: number; id: number }>(sql`
    select svj_id as "svjId", id from feed_source where next_at <= ${now} order by next_at limit ${most}`);
  return rows;
}

/** Takes a source for a while, so that no other server reads it too; undefined where one has. */
export async function takeSource(
  db: Db,
  scope: Scope,
  id: number,
  now: Date,
  until: Date,
): Promise<Source | undefined> {
  const [row] = await db
    .update(feedSource)
    .set({ nextAt: until })
    .where(and(theSource(scope, id), sql`${feedSource.nextAt} <= ${now}`))
    .returning(columns);
  return row;
}
