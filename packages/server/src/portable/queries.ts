import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { namedAmong } from '../members/rows/queries-named.ts';
import { houseArchive } from './tables.ts';

export type Archive = typeof houseArchive.$inferSelect;
export type At = { db: Db; scope: Scope; now: Date };

/** After so many deaths in the middle it is given up. */
const mostTries = 3;

const ofHouse = (scope: Scope, id: number) => and(eq(houseArchive.svjId, scope.svjId), eq(houseArchive.id, id));
const isOpen = sql`${houseArchive.state} in ('waiting', 'running')`;

export async function archivesOf({ db, scope }: Pick<At, 'db' | 'scope'>): Promise<Archive[]> {
  return db
    .select()
    .from(houseArchive)
    .where(eq(houseArchive.svjId, scope.svjId))
    .orderBy(desc(houseArchive.id))
    .limit(100);
}

export async function archiveById({ db, scope }: Pick<At, 'db' | 'scope'>, id: number): Promise<Archive | undefined> {
  const [row] = await db.select().from(houseArchive).where(ofHouse(scope, id));
  return row;
}

export type Asked = Pick<Archive, 'sealed' | 'secret' | 'askedName'>;
/** Asks for an archive; while another one of the house is open, it meets the key `house_archive_open`. */
export async function addArchive({ db, scope, now }: At, asked: Asked): Promise<Archive> {
  const told = { svjId: scope.svjId, key: randomUUID(), askedBy: scope.memberId, createdAt: now, beatAt: now };
  const [row] = await db
    .insert(houseArchive)
    .values({ ...asked, ...told })
    .returning();
  return row as Archive;
}

/** The name of a member, and where they are mailed as their account says; no address where they may not enter. */
export async function askerOf({ db, scope }: Pick<At, 'db' | 'scope'>, memberId: number | null) {
  const [named] = await namedAmong(db, scope, sql`select ${memberId ?? 0}::bigint as id`);
  const { rows } = await db.execute<{ email: string; lang: 'cs' | 'en' }>(sql`
    select a.email, a.lang from member m join account a on a.id = m.account_id
    where m.svj_id = ${scope.svjId} and m.id = ${memberId ?? 0} and m.has_access and m.archived_at is null`);
  return { name: named?.full_name ?? '', mailbox: rows[0] ?? null };
}

/**
 * Begins a try of an archive that is not over, under a key of its own: whoever tried before finds that it is no longer theirs.
 * Undefined when there is nothing to do; after three tries it is given up.
 */
export async function claimArchive({ db, scope, now }: At, id: number): Promise<Archive | undefined> {
  const given = and(ofHouse(scope, id), isOpen, sql`${houseArchive.tries} >= ${mostTries}`);
  await db.update(houseArchive).set({ state: 'failed', secret: null, endedAt: now }).where(given);
  const [row] = await db
    .update(houseArchive)
    .set({ state: 'running', key: randomUUID(), tries: sql`${houseArchive.tries} + 1`, beatAt: now })
    .where(and(ofHouse(scope, id), isOpen))
    .returning();
  return row;
}

const ofTry = (scope: Scope, { id, key }: Archive) => and(ofHouse(scope, id), eq(houseArchive.key, key), isOpen);

/** Says that the try lives; false when the archive is no longer its. */
export async function beat({ db, scope, now }: At, archive: Archive): Promise<boolean> {
  const rows = await db
    .update(houseArchive)
    .set({ beatAt: now })
    .where(ofTry(scope, archive))
    .returning({ id: houseArchive.id });
  return rows.length > 0;
}

/** Ends the try: with the bytes it wrote, else it waits for another one; answers what became of it, undefined when it is not its. */
export async function endArchive({ db, scope, now }: At, archive: Archive, size: number | null) {
  const state = size !== null ? 'done' : archive.tries >= mostTries ? 'failed' : 'waiting';
  const over = state === 'waiting' ? {} : { endedAt: now, secret: null };
  const rows = await db
    .update(houseArchive)
    .set({ state, size, beatAt: now, ...over })
    .where(ofTry(scope, archive))
    .returning({ state: houseArchive.state });
  return rows[0]?.state;
}

/** The file is no more; that it was asked for stays. */
export async function emptyArchive({ db, scope }: Pick<At, 'db' | 'scope'>, id: number): Promise<void> {
  await db.update(houseArchive).set({ size: null }).where(ofHouse(scope, id));
}

/** Across associations: archives that gave no sign of life since then; each is noted as just asked for again. */
export async function silentArchives(db: Db, since: Date, now: Date): Promise<Pick<Archive, 'svjId' | 'id'>[]> {
  return db
    .update(houseArchive)
    .set({ beatAt: now })
    .where(
      sql`(${houseArchive.svjId}, ${houseArchive.id}) in (
        select svj_id, id from house_archive
        where state in ('waiting', 'running') and beat_at < ${since}
        order by beat_at limit 100 for update skip locked)`,
    )
    .returning({ svjId: houseArchive.svjId, id: houseArchive.id });
}

/** Across associations: what was asked for before then is forgotten; the log of each house keeps it. */
export async function dropOldArchives(db: Db, before: Date): Promise<void> {
  await db.execute(sql`delete from house_archive where (svj_id, id) in (
    select svj_id, id from house_archive where created_at < ${before} order by created_at limit 1000)`);
}
