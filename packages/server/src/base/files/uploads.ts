import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../db/db.ts';
import type { Scope } from '../http/gate.ts';
import { type Allowance, refuseOverQuota, refuseTooMany } from './file-allowance.ts';
import { fileWaste, upload, uploadPart } from './file-tables.ts';
import { dropWaiting, fileOf } from './files.ts';

export type UploadRow = typeof upload.$inferSelect;

const hour = 3600_000;
/** An upload can be gone on with for so long. */
const life = 24 * hour;
/** Its parts lie a little longer, for one that is being finished at the last moment. */
const linger = life + hour;

const mine = (scope: Scope) => and(eq(upload.svjId, scope.svjId), eq(upload.accountId, scope.accountId ?? 0));
const alive = (now: Date) => gt(upload.createdAt, new Date(now.getTime() - life));
const partsOfOne = (scope: Scope, id: number) => and(eq(uploadPart.svjId, scope.svjId), eq(uploadPart.uploadId, id));

export const endsAt = ({ createdAt }: UploadRow): Date => new Date(createdAt.getTime() + life);
/** When parts of it are waste, whatever happens. */
export const wasteAt = ({ createdAt }: UploadRow): Date => new Date(createdAt.getTime() + linger);

/** Begins an upload. Refuses who has too much waiting: files without a form and unfinished uploads together. */
export async function addUpload(
  db: Db,
  scope: Scope,
  { name, size }: { name: string; size: number },
  now: Date,
  allowed: Allowance,
): Promise<UploadRow> {
  const sum = sql<number>`coalesce(sum(${upload.size}), 0)::bigint`;
  const unfinished = and(mine(scope), alive(now), sql`${upload.fileId} is null`);
  const [open] = await db.select({ n: count(), size: sum }).from(upload).where(unfinished);
  const more = { files: (open?.n ?? 0) + 1, bytes: Number(open?.size ?? 0) + size };
  await refuseTooMany(db, scope, more, allowed.waiting);
  await refuseOverQuota(db, scope, more.bytes, allowed.quota);
  const values = { svjId: scope.svjId, accountId: scope.accountId ?? 0, name, size, createdAt: now };
  const [row] = await db.insert(upload).values(values).returning();
  return row as UploadRow;
}

/** My upload of this id that has not run out; refused for everybody else. */
export async function uploadOf(db: Db, scope: Scope, id: number, now: Date): Promise<UploadRow> {
  const [row] = await db
    .select()
    .from(upload)
    .where(and(mine(scope), alive(now), eq(upload.id, id)));
  if (!row) throw new Refused('FILES.NOT_FOUND');
  return row;
}

/** The same, held until the transaction ends, so that one file is made of it. */
export async function heldUpload(db: Db, scope: Scope, id: number): Promise<UploadRow> {
  const [row] = await db
    .select()
    .from(upload)
    .where(and(mine(scope), eq(upload.id, id)))
    .for('update');
  if (!row) throw new Refused('FILES.NOT_FOUND');
  return row;
}

/** Adds the next part; refused when another one came there meanwhile. Answers how many bytes there are by now. */
export async function addPart(
  db: Db,
  scope: Scope,
  { id, received }: UploadRow,
  { key, size }: { key: string; size: number },
): Promise<number> {
  const [row] = await db
    .update(upload)
    .set({ received: received + size })
    .where(and(mine(scope), eq(upload.id, id), eq(upload.received, received)))
    .returning({ received: upload.received });
  if (!row) throw new Refused('FILES.ERRORS.OFFSET');
  await db.insert(uploadPart).values({ svjId: scope.svjId, uploadId: id, start: received, size, key });
  return row.received;
}

/** Keys of the parts in their order. */
export async function partsOf(db: Db, scope: Scope, id: number): Promise<string[]> {
  const rows = await db
    .select({ key: uploadPart.key })
    .from(uploadPart)
    .where(partsOfOne(scope, id))
    .orderBy(asc(uploadPart.start));
  return rows.map((p) => p.key);
}

/** Notes what became of the upload; answers keys of its parts, which are waste by now. */
export async function endUpload(db: Db, scope: Scope, id: number, fileId: number, now: Date): Promise<string[]> {
  await db
    .update(upload)
    .set({ fileId })
    .where(and(mine(scope), eq(upload.id, id)));
  return dropParts(db, scope, id, now);
}

/** Removes the upload, and the file made of it while that waits for its form; answers keys whose bytes are waste by now. */
export async function dropUpload(db: Db, scope: Scope, { id, fileId }: UploadRow, now: Date): Promise<string[]> {
  const keys = await dropParts(db, scope, id, now);
  const made = fileId === null ? undefined : await fileOf(db, scope, fileId);
  if (made && (await dropWaiting(db, scope, made.id, now))) keys.push(made.key);
  await db.delete(upload).where(and(mine(scope), eq(upload.id, id)));
  return keys;
}

async function dropParts(db: Db, scope: Scope, id: number, now: Date): Promise<string[]> {
  const gone = await db.delete(uploadPart).where(partsOfOne(scope, id)).returning({ key: uploadPart.key });
  const keys = gone.map((p) => p.key);
  if (keys.length > 0) {
    await db
      .update(fileWaste)
      .set({ dueAt: now })
      .where(and(eq(fileWaste.svjId, scope.svjId), sql`${fileWaste.key} = any(${sql.param(keys)}::uuid[])`));
  }
  return keys;
}
