import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { files as calls, type FileView, isAsNamed } from '#contract/base/files/files.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../db/db.ts';
import type { Scope, Session } from '../http/gate.ts';
import type { Portal } from '../http/handler.ts';
import { sealTicket } from '../secrets/tokens.ts';
import type { Received } from '../store/file-receiving.ts';
import { type Allowance, refuseOverQuota, refuseTooMany } from './file-allowance.ts';
import { file, fileWaste } from './file-tables.ts';

export type FileRow = typeof file.$inferSelect;
/** What files are part of: the name of a table and the id of its row, so that they travel with it by themselves. */
export type FileOwner = { owner: string; ownerId: number };
/** Who asks, as a handler has it. */
export type Asking = { db: Db; session: Session; scope: Scope; now: Date };

const hour = 3600_000;
/** Removed bytes stay so long, so that a backup which runs meanwhile finds what its rows name. */
const linger = 24 * hour;
const ofHouse = (scope: Scope) => eq(file.svjId, scope.svjId);
const among = (ids: readonly number[]) => sql`${file.id} = any(${sql.param([...ids])}::bigint[])`;
const mineWaiting = (scope: Scope) =>
  and(ofHouse(scope), isNull(file.ownerId), eq(file.accountId, scope.accountId ?? 0));
export const ofOwner = (scope: Scope, { owner, ownerId }: FileOwner) =>
  and(ofHouse(scope), eq(file.owner, owner), eq(file.ownerId, ownerId));

/** Notes bytes that are to go at this moment unless somebody says otherwise. */
export async function noteWaste(db: Db, scope: Scope, keys: readonly string[], dueAt: Date): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insert(fileWaste)
    .values(keys.map((key) => ({ svjId: scope.svjId, key, dueAt })))
    .onConflictDoNothing();
}

/** Takes the notes back: the bytes are used, or gone already. */
export async function dropWaste(db: Db, scope: Scope, keys: readonly string[]): Promise<void> {
  const noted = sql`${fileWaste.key} = any(${sql.param([...keys])}::uuid[])`;
  await db.delete(fileWaste).where(and(eq(fileWaste.svjId, scope.svjId), noted));
}

/** Keeps the row of a received file that waits for its form. Refuses who has too many waiting, or a house that has too much. */
export async function addFile(
  db: Db,
  scope: Scope,
  received: Received,
  told: { name?: string | undefined; description: string; isPublic: boolean },
  now: Date,
  allowed: Allowance,
): Promise<FileRow> {
  await refuseTooMany(db, scope, { files: 1, bytes: received.size }, allowed.waiting);
  await refuseOverQuota(db, scope, received.size, allowed.quota);
  const { key, extension, type, sha256, hasPreview, picture } = received;
  const values = {
    ...{ svjId: scope.svjId, key, extension, type, size: received.size, sha256, hasPreview, ...picture },
    ...{ name: told.name ?? received.name, description: told.description, isPublic: told.isPublic },
    ...{ uploadedBy: scope.memberId, accountId: scope.accountId, createdAt: now },
  };
  const [row] = await db.insert(file).values(values).returning();
  await dropWaste(db, scope, [key]);
  return row as FileRow;
}

/** The file of this id, whoever it belongs to; undefined when the house has none. */
export async function fileOf(db: Db, scope: Scope, id: number): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(file)
    .where(and(ofHouse(scope), eq(file.id, id)));
  return row;
}

/** Whether the file waits for a form of whoever asks. */
export const isMineWaiting = (scope: Scope, row: FileRow): boolean =>
  row.ownerId === null && row.accountId !== null && row.accountId === scope.accountId;

type FileWords = { name: string; description: string; isPublic: boolean };
/** Writes what people say of a file. */
export async function changeFile(db: Db, scope: Scope, id: number, told: FileWords): Promise<FileRow | undefined> {
  const [row] = await db
    .update(file)
    .set(told)
    .where(and(ofHouse(scope), eq(file.id, id)))
    .returning();
  return row;
}

/** Removes a file that waits for a form of whoever asks; answers whether there was one. */
export async function dropWaiting(db: Db, scope: Scope, id: number, now: Date): Promise<boolean> {
  const gone = await db
    .delete(file)
    .where(and(mineWaiting(scope), eq(file.id, id)))
    .returning({ key: file.key });
  await noteWaste(
    db,
    scope,
    gone.map((f) => f.key),
    now,
  );
  return gone.length > 0;
}

/** Refuses what only a document may be: bytes that are not what they are called, and pictures that cannot be read. */
export function refuseOdd({ extension, type, hasPreview }: Pick<FileRow, 'extension' | 'type' | 'hasPreview'>): void {
  if (!isAsNamed({ extension, type })) throw new Refused('FILES.ERRORS.MISMATCH', { params: { extension } });
  if (type === 'image/heic') throw new Refused('FILES.ERRORS.HEIC');
  if (type.startsWith('image/') && !hasPreview) throw new Refused('FILES.ERRORS.BROKEN');
}

/**
 * Gives the owner exactly these files in this order; others that it had are dropped. Refuses a file that is neither this
 * person's waiting upload nor of this owner already.
 */
export async function attachFiles(
  db: Db,
  scope: Scope,
  at: FileOwner,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const wanted = [...new Set(ids)];
  const had = await db.select({ id: file.id, key: file.key }).from(file).where(ofOwner(scope, at));
  const fresh = wanted.filter((id) => !had.some((f) => f.id === id));
  if (fresh.length > 0) {
    const taken = await db
      .update(file)
      .set({ owner: at.owner, ownerId: at.ownerId })
      .where(and(mineWaiting(scope), among(fresh)))
      .returning({ extension: file.extension, type: file.type, hasPreview: file.hasPreview });
    if (taken.length !== fresh.length) throw new Refused('FILES.ERRORS.NOT_YOURS');
    for (const one of taken) refuseOdd(one);
  }
  const left = had.filter((f) => !wanted.includes(f.id));
  if (left.length > 0) {
    await db.delete(file).where(and(ofOwner(scope, at), among(left.map((f) => f.id))));
    await noteWaste(
      db,
      scope,
      left.map((f) => f.key),
      new Date(now.getTime() + linger),
    );
  }
  if (wanted.length > 0) {
    const place = sql`array_position(${sql.param(wanted)}::bigint[], ${file.id})`;
    await db.update(file).set({ position: place }).where(ofOwner(scope, at));
  }
}

/** Removes all files of these owners. */
export async function dropFiles(db: Db, scope: Scope, owner: string, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const theirs = sql`${file.ownerId} = any(${sql.param([...ids])}::bigint[])`;
  const gone = await db
    .delete(file)
    .where(and(ofHouse(scope), eq(file.owner, owner), theirs))
    .returning({ key: file.key });
  await noteWaste(
    db,
    scope,
    gone.map((f) => f.key),
    new Date(now.getTime() + linger),
  );
}

/** Files of the owner in their order. */
export const rowsOf = async (db: Db, scope: Scope, at: FileOwner): Promise<FileRow[]> =>
  db.select().from(file).where(ofOwner(scope, at)).orderBy(asc(file.position), asc(file.id));

/** The address of an endpoint of bytes with this input, good for one to two hours and the same within an hour. */
export const sealedAt = (portal: Portal, { session, scope, now }: Asking, path: string, input: object): string => {
  // The address changes once an hour, so that browsers keep what they have.
  const until = (Math.floor(now.getTime() / hour) + 2) * hour;
  const ticket = { path, sessionId: session.id, actorId: scope.actorId, input, until };
  return path.replace(':ticket', sealTicket(portal.secret, ticket));
};

/** The address of the smaller picture of a file that has one, good for one to two hours. */
export const previewOf = (portal: Portal, at: Asking, id: number): string =>
  sealedAt(portal, at, calls.preview.path, { id });

/** The file as it goes out, with addresses good for one to two hours. */
export const viewOf = (portal: Portal, at: Asking, row: FileRow): FileView => ({
  id: row.id,
  name: row.name,
  extension: row.extension,
  type: row.type,
  size: row.size,
  description: row.description,
  isPublic: row.isPublic,
  createdAt: row.createdAt.toISOString(),
  url: sealedAt(portal, at, calls.download.path, { id: row.id }),
  previewUrl: row.hasPreview ? previewOf(portal, at, row.id) : null,
});

/** Files of several owners of one kind, in their order, by the owner's id; those for the committee only when `all`. */
export async function filesOf(
  portal: Portal,
  at: Asking,
  owner: string,
  ownerIds: readonly number[],
  { all }: { all: boolean },
): Promise<Map<number, FileView[]>> {
  const found = new Map<number, FileView[]>(ownerIds.map((id) => [id, []]));
  if (ownerIds.length === 0) return found;
  const theirs = sql`${file.ownerId} = any(${sql.param([...ownerIds])}::bigint[])`;
  const rows = await at.db
    .select()
    .from(file)
    .where(and(ofHouse(at.scope), eq(file.owner, owner), theirs, inArray(file.isPublic, all ? [true, false] : [true])))
    .orderBy(asc(file.ownerId), asc(file.position), asc(file.id));
  for (const row of rows) found.get(row.ownerId as number)?.push(viewOf(portal, at, row));
  return found;
}

/** Files of one owner in their order, as they are kept; those for the committee only when `all`. */
export const fileRowsOf = (db: Db, scope: Scope, what: FileOwner, { all }: { all: boolean }): Promise<FileRow[]> =>
  db
    .select()
    .from(file)
    .where(and(ofOwner(scope, what), inArray(file.isPublic, all ? [true, false] : [true])))
    .orderBy(asc(file.position), asc(file.id));

/** The files of these ids, by id, whoever they belong to. */
export async function filesByIds(db: Db, scope: Scope, ids: readonly number[]): Promise<Map<number, FileRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(file)
    .where(and(ofHouse(scope), among(ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** SHA-256 of the files of several owners of one kind, in their order, hexadecimal, by the owner's id. */
export async function digestsOf(
  db: Db,
  scope: Scope,
  owner: string,
  ownerIds: readonly number[],
): Promise<Map<number, string[]>> {
  const theirs = sql`${file.ownerId} = any(${sql.param([...ownerIds])}::bigint[])`;
  const rows = await db
    .select({ ownerId: file.ownerId, sha256: file.sha256 })
    .from(file)
    .where(and(ofHouse(scope), eq(file.owner, owner), theirs))
    .orderBy(asc(file.ownerId), asc(file.position), asc(file.id));
  const found = new Map<number, string[]>(ownerIds.map((id) => [id, []]));
  for (const row of rows) found.get(row.ownerId as number)?.push(row.sha256.toString('hex'));
  return found;
}

/** The files stand under another owner from now on. */
export async function handFiles(db: Db, scope: Scope, ids: readonly number[], to: FileOwner): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`
    update file set owner = ${to.owner}, owner_id = ${to.ownerId}
    where svj_id = ${scope.svjId} and id = any(${sql.param([...ids])}::bigint[])`);
}

/**
 * Gives uploads that wait to one owner each, in one statement. Refuses when any of them is not this person's waiting upload.
 */
export async function takeWaiting(
  db: Db,
  scope: Scope,
  owner: string,
  taken: readonly { fileId: number; ownerId: number }[],
): Promise<void> {
  const { rowCount } = await db.execute(sql`
    update file set owner = ${owner}, owner_id = t.owner_id
    from unnest(${sql.param(taken.map((t) => t.fileId))}::bigint[], ${sql.param(taken.map((t) => t.ownerId))}::bigint[])
      as t (file_id, owner_id)
    where file.id = t.file_id and file.svj_id = ${scope.svjId} and file.owner_id is null
      and file.account_id = ${scope.accountId ?? 0}`);
  if (rowCount !== taken.length) throw new Refused('FILES.ERRORS.NOT_YOURS');
}

/** Says whether the smaller sizes of a picture lie in the store. */
export async function setSized(db: Db, scope: Scope, id: number, hasSizes: boolean): Promise<void> {
  await db
    .update(file)
    .set({ hasSizes })
    .where(and(ofHouse(scope), eq(file.id, id)));
}
