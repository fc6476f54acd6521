import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { ImportDone, ImportFault } from '#contract/portable/schema.ts';
import type { Db } from '../base/db/db.ts';
import { archiveImport } from './tables.ts';

export type Import = typeof archiveImport.$inferSelect;
/** Where imports are asked for: of no association. */
export type AtPortal = { db: Db; now: Date };

/** After so many deaths in the middle it is given up. */
const mostTries = 3;
/** Whether this try is one more than an import has: it may only clear up behind the last one. */
export const isBeyond = ({ tries }: Pick<Import, 'tries'>): boolean => tries > mostTries;
const isOpen = sql`${archiveImport.state} in ('waiting', 'running')`;

/** The latest first. */
export const importsKept = (db: Db): Promise<Import[]> =>
  db.select().from(archiveImport).orderBy(desc(archiveImport.id)).limit(50);

export async function importById(db: Db, id: number): Promise<Import | undefined> {
  const [row] = await db.select().from(archiveImport).where(eq(archiveImport.id, id));
  return row;
}

export type AskedImport = Pick<Import, 'name' | 'tried' | 'sealed' | 'secret' | 'askedBy' | 'askedName'>;
/** Asks for an import; while the same file is coming, it meets the key `archive_import_open`. */
export async function addImport({ db, now }: AtPortal, asked: AskedImport): Promise<Import> {
  const [row] = await db
    .insert(archiveImport)
    .values({ ...asked, key: randomUUID(), createdAt: now, beatAt: now })
    .returning();
  return row as Import;
}

/**
 * Begins a try of an import that is not over, under a key of its own: whoever tried before finds that it is no longer theirs.
 * Undefined when there is nothing to do. `triedAs` is still that of the try before.
 */
export async function claimImport({ db, now }: AtPortal, id: number): Promise<Import | undefined> {
  const [row] = await db
    .update(archiveImport)
    .set({ state: 'running', key: randomUUID(), tries: sql`${archiveImport.tries} + 1`, percent: null, beatAt: now })
    .where(and(eq(archiveImport.id, id), isOpen))
    .returning();
  return row;
}

const ofTry = ({ id, key }: Pick<Import, 'id' | 'key'>) =>
  and(eq(archiveImport.id, id), eq(archiveImport.key, key), isOpen);

/** Says that the try lives and how far it is; false when the import is no longer its. */
export async function beatImport(
  { db, now }: AtPortal,
  its: Pick<Import, 'id' | 'key'>,
  so: Pick<Import, 'percent' | 'triedAs'>,
): Promise<boolean> {
  const rows = await db
    .update(archiveImport)
    .set({ ...so, beatAt: now })
    .where(ofTry(its))
    .returning({ id: archiveImport.id });
  return rows.length > 0;
}

/** Ends it with what came of it; false when the import is no longer this try's. */
export async function endImport({ db, now }: AtPortal, its: Import, told: ImportDone): Promise<boolean> {
  const rows = await db
    .update(archiveImport)
    .set({ state: 'done', told, houseId: told.svjId, percent: 100, secret: null, beatAt: now, endedAt: now })
    .where(ofTry(its))
    .returning({ id: archiveImport.id });
  return rows.length > 0;
}

/** Ends it because the archive cannot come in, whoever tries again. */
export async function refuseImport({ db, now }: AtPortal, its: Import, fault: ImportFault, why: string): Promise<void> {
  await db
    .update(archiveImport)
    .set({ state: 'failed', fault, why, secret: null, beatAt: now, endedAt: now })
    .where(ofTry(its));
}

/** Leaves it for another try, unless there were three; false when it is no longer this try's. */
export async function leaveImport({ db, now }: AtPortal, its: Import): Promise<boolean> {
  const isLast = its.tries >= mostTries;
  const over = { state: 'failed', fault: 'PORTABLE.ERRORS.GAVE_UP', secret: null, endedAt: now } as const;
  const rows = await db
    .update(archiveImport)
    .set(isLast ? over : { state: 'waiting', percent: null, beatAt: now })
    .where(ofTry(its))
    .returning({ id: archiveImport.id });
  return rows.length > 0;
}

/** Whether there is an association of this number. */
export async function isHouseHere(db: Db, svjId: number): Promise<boolean> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from svj where id = ${svjId}`);
  return rows.length > 0;
}

/** Imports that gave no sign of life since then; each is noted as just asked for again. */
export async function silentImports(db: Db, since: Date, now: Date): Promise<number[]> {
  const rows = await db
    .update(archiveImport)
    .set({ beatAt: now })
    .where(
      sql`${archiveImport.id} in (
        select id from archive_import where state in ('waiting', 'running') and beat_at < ${since}
        order by beat_at limit 100 for update skip locked)`,
    )
    .returning({ id: archiveImport.id });
  return rows.map((r) => r.id);
}

/** What was asked for before then is forgotten; the log of each house keeps that it came. */
export async function dropOldImports(db: Db, before: Date): Promise<void> {
  await db.execute(sql`delete from archive_import where id in (
    select id from archive_import where created_at < ${before} order by created_at limit 1000)`);
}
