import { sql } from 'drizzle-orm';
import type { Tone } from '#contract/base/words/rich-text.ts';
import type { FolderVisibility } from '#contract/documents/rules.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { seenDocuments, seenFolders, takesMine, withFolder } from './queries-seen.ts';

/** Who asks, in which transaction, and when. */
export type At = { db: Db; scope: Scope; now: Date };

/** A folder that the asker may open. */
export type Folder = {
  id: number;
  parentId: number | null;
  path: number[];
  name: string;
  color: Tone;
  visibility: FolderVisibility;
  ownerId: number | null;
  unitId: number | null;
  forTenants: boolean;
  everyone: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  /** The asker may put documents in. */
  takes: boolean;
};

/** Ids of rows as one parameter. */
export const among = (ids: readonly number[]) => sql`any(${sql.param([...ids])}::bigint[])`;

/**
 * Moves, deletions and restores of one house come one after another: two folders are never moved into each other, and what
 * is deleted is deleted with all that is in it.
 */
export async function holdTree(db: Db, scope: Scope): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('folder', ${scope.svjId}))`);
}

/** The folders of these ids that the asker may open; with `lock` nobody deletes them until the end of the transaction. */
export async function foldersSeen(
  { db, scope, now }: At,
  ids: readonly number[],
  how: 'read' | 'share' | 'lock' = 'read',
): Promise<Folder[]> {
  const locking = { read: sql``, share: sql`for share of folder`, lock: sql`for update of folder` }[how];
  const { rows } = await db.execute<Folder>(sql`
    select folder.id, folder.parent_id as "parentId", to_jsonb(folder.path) as path, folder.name, folder.color, folder.visibility,
      folder.owner_id as "ownerId", folder.unit_id as "unitId", folder.for_tenants as "forTenants", folder.everyone,
      folder.version, folder.created_at as "createdAt", folder.updated_at as "updatedAt", ${takesMine(scope, now)} as takes
    from folder where ${seenFolders(scope, now)} and folder.id = ${among(ids)} order by folder.id ${locking}`);
  return rows;
}

/** The folder, if the asker may open it; 404 otherwise. */
export async function folderSeen(at: At, id: number, how: 'read' | 'share' | 'lock' = 'read'): Promise<Folder> {
  const [found] = await foldersSeen(at, [id], how);
  if (!found) throw new Refused('FOLDER.NOT_FOUND');
  return found;
}

/** A document that the asker may open, as it stands in its row. */
export type Kept = {
  id: number;
  folderId: number | null;
  name: string;
  extension: string;
  description: string;
  isPublic: boolean;
  type: string;
  size: number;
  url: string | null;
  number: number;
  fileId: number | null;
  ownerId: number | null;
  dateFor: string;
  forLater: boolean;
  acceptRead: boolean;
  acceptFrom: number;
  version: number;
  updatedAt: string;
};

/** The document, if the asker may open it; 404 otherwise. */
export async function documentSeen({ db, scope, now }: At, id: number, how: 'read' | 'lock' = 'read'): Promise<Kept> {
  const { rows } = await db.execute<Kept>(sql`
    select document.id, document.folder_id as "folderId", document.name, document.extension, document.description,
      document.is_public as "isPublic", document.type, document.size, document.url, document.number,
      document.file_id as "fileId", document.owner_id as "ownerId", document.date_for as "dateFor",
      document.for_later as "forLater", document.accept_read as "acceptRead", document.accept_from as "acceptFrom",
      document.version, document.updated_at as "updatedAt"
    from document ${withFolder}
    where ${seenDocuments(scope, now)} and document.id = ${id} ${how === 'lock' ? sql`for update of document` : sql``}`);
  if (!rows[0]) throw new Refused('FILE.NOT_FOUND');
  return rows[0];
}

/** A name as it is saved on a disk. */
export const savedAs = ({ name, extension }: Pick<Kept, 'name' | 'extension'>): string =>
  extension ? `${name}.${extension}` : name;
