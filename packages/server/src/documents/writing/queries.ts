import { and, eq, sql } from 'drizzle-orm';
import type { FolderVisibility } from '#contract/documents/rules.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { among } from '../rows/queries.ts';
import { document, folder } from '../rows/tables.ts';

export type WrittenFolder = {
  name: string;
  color: (typeof folder.$inferSelect)['color'];
  visibility: FolderVisibility;
  ownerId: number | null;
  unitId: number | null;
  forTenants: boolean;
  everyone: boolean;
};

/** Adds folders below the one with this path; answers their ids in the same order. */
export async function addFolders(
  db: Db,
  scope: Scope,
  parentPath: readonly number[],
  written: readonly WrittenFolder[],
  now: Date,
): Promise<number[]> {
  const parentId = parentPath.at(-1) ?? null;
  const times = { createdBy: scope.memberId, createdAt: now, updatedAt: now };
  const common = { svjId: scope.svjId, parentId, path: [...parentPath], ...times };
  const rows = await db
    .insert(folder)
    .values(written.map((one) => ({ ...common, ...one })))
    .returning({ id: folder.id });
  const ids = rows.map((row) => row.id);
  await db.execute(sql`update folder set path = path || id where svj_id = ${scope.svjId} and id = ${among(ids)}`);
  return ids;
}

/** Adds a folder below the one with this path; answers its id. */
export async function addFolder(
  db: Db,
  scope: Scope,
  parentPath: readonly number[],
  written: WrittenFolder,
  now: Date,
): Promise<number> {
  const [id] = await addFolders(db, scope, parentPath, [written], now);
  return id as number;
}

/** Writes the folder if it is still at this version. */
export async function changeFolder(
  db: Db,
  scope: Scope,
  { id, version }: { id: number; version: number },
  written: WrittenFolder,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(folder)
    .set({ ...written, version: version + 1, updatedAt: now })
    .where(and(eq(folder.svjId, scope.svjId), eq(folder.id, id), eq(folder.version, version)))
    .returning({ id: folder.id });
  return rows.length > 0;
}

/** Folders of these names right in the one, each the oldest of its name. */
export async function folderNamed(
  db: Db,
  scope: Scope,
  parentId: number | null,
  name: string,
): Promise<{ id: number; path: number[] } | undefined> {
  const { rows } = await db.execute<{ id: number; path: number[] }>(sql`
    select id, to_jsonb(path) as path from folder where svj_id = ${scope.svjId} and bin_id is null and name = ${name}
      and ${parentId === null ? sql`parent_id is null` : sql`parent_id = ${parentId}`} order by id limit 1`);
  return rows[0];
}

/** How many levels the folder takes: 1 without any in it, those in the bin too, because they may come back. */
export async function depthOf(db: Db, scope: Scope, id: number): Promise<number> {
  const { rows } = await db.execute<{ depth: number }>(sql`
    select max(cardinality(k.path)) - max(cardinality(f.path)) + 1 as depth
    from folder f join folder k on k.svj_id = f.svj_id and f.id = any(k.path)
    where f.svj_id = ${scope.svjId} and f.id = ${id}`);
  return rows[0]?.depth ?? 1;
}

/** Puts folders with all in them, what waits in the bin too, below the one with this path. */
export async function placeFolders(
  db: Db,
  scope: Scope,
  ids: readonly number[],
  parentPath: readonly number[],
): Promise<void> {
  const path = sql`${sql.param([...parentPath])}::bigint[]`;
  await db.execute(sql`
    update folder k set path = ${path} || k.path[cardinality(f.path):],
      parent_id = case when k.id = f.id then ${parentPath.at(-1) ?? null}::bigint else k.parent_id end
    from folder f
    where f.svj_id = ${scope.svjId} and f.id = ${among(ids)} and k.svj_id = f.svj_id and f.id = any(k.path)`);
}

export async function placeDocuments(
  db: Db,
  scope: Scope,
  ids: readonly number[],
  folderId: number | null,
): Promise<void> {
  await db.execute(sql`
    update document set folder_id = ${folderId}::bigint where svj_id = ${scope.svjId} and id = ${among(ids)}`);
}

/** How many documents are right in each of these folders, those with any. */
export async function documentsIn(db: Db, scope: Scope, folderIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; n: number }>(sql`
    select folder_id as id, count(*) as n from document
    where svj_id = ${scope.svjId} and folder_id = ${among(folderIds)} and bin_id is null group by folder_id`);
  return new Map(rows.map((row) => [row.id, row.n]));
}

export type NewDocument = {
  folderId: number | null;
  name: string;
  extension: string;
  description: string;
  isPublic: boolean;
  acceptRead: boolean;
  type: string;
  size: number;
  hasPreview: boolean;
  url: string | null;
  fileId: number | null;
  dateFor: string;
  forLater: boolean;
};

/** Adds documents with their first versions; answers their ids in the same order. */
export async function addDocuments(db: Db, scope: Scope, added: readonly NewDocument[], now: Date): Promise<number[]> {
  const own = { ownerId: scope.memberId, addedBy: scope.memberId, createdAt: now, changedAt: now, updatedAt: now };
  const rows = await db
    .insert(document)
    .values(added.map((d) => ({ svjId: scope.svjId, ...d, number: d.fileId === null ? 0 : 1, ...own })))
    .returning({ id: document.id, fileId: document.fileId });
  return rows.map((r) => r.id);
}

/** Adds the next version of each; answers ids of the versions in the same order. */
export async function addVersions(
  db: Db,
  scope: Scope,
  added: readonly { documentId: number; number: number; fileId: number; restoredFrom: number | null }[],
  now: Date,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into document_version (svj_id, document_id, number, file_id, author_id, created_at, restored_from)
    select ${scope.svjId}::bigint, "documentId", number, "fileId", ${scope.memberId}::bigint, ${now}::timestamptz, "restoredFrom"
    from jsonb_to_recordset(${JSON.stringify(added.map((v, n) => ({ ...v, n })))}::jsonb)
      as v (n integer, "documentId" bigint, number integer, "fileId" bigint, "restoredFrom" integer)
    order by v.n returning id`);
  return rows.map((r) => r.id);
}

/** What the bytes of now are. */
export async function setBytes(
  db: Db,
  scope: Scope,
  id: number,
  bytes: Pick<typeof document.$inferSelect, 'number' | 'extension' | 'type' | 'size' | 'hasPreview'> & {
    fileId: number;
    acceptRead: boolean;
    acceptFrom: number;
    version: number;
  },
  now: Date,
): Promise<void> {
  await db
    .update(document)
    .set({ ...bytes, changedAt: now })
    .where(and(eq(document.svjId, scope.svjId), eq(document.id, id)));
}

/** Writes the document if it is still at this version. */
export async function changeDocument(
  db: Db,
  scope: Scope,
  { id, version }: { id: number; version: number },
  written: Pick<
    typeof document.$inferSelect,
    'name' | 'description' | 'isPublic' | 'ownerId' | 'url' | 'acceptRead' | 'dateFor' | 'forLater'
  >,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(document)
    .set({ ...written, version: version + 1, updatedAt: now })
    .where(and(eq(document.svjId, scope.svjId), eq(document.id, id), eq(document.version, version)))
    .returning({ id: document.id });
  return rows.length > 0;
}

/** Whether the member, or the unit, is one of the house. */
export async function knowsOwner(
  db: Db,
  scope: Scope,
  { ownerId, unitId }: { ownerId: number | null; unitId: number | null },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select where (${ownerId}::bigint is null or exists (select from member m
        where m.svj_id = ${scope.svjId} and m.id = ${ownerId} and m.archived_at is null and m.erased_at is null))
      and (${unitId}::bigint is null or exists (select from unit u
        where u.svj_id = ${scope.svjId} and u.id = ${unitId} and u.deleted_at is null))`);
  return rows.length > 0;
}
