import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';
import { among } from '../rows/queries.ts';
import { isOpen, withFolder } from '../rows/queries-seen.ts';

// What goes for good. Bytes that something holds stay, with the document and the folders that say who may open them.

/** Of `document_version v`: something that it is attached to holds its bytes. */
const isHeld = sql`exists (select from attached_document a
  join document_version h on h.svj_id = a.svj_id and h.id = a.version_id
  where a.svj_id = v.svj_id and a.holds and h.file_id = v.file_id)`;

/**
 * Of `document_version v`: somebody confirmed these bytes. They stay as long as the confirmation does; the document is nowhere to
 * be opened, and the archive of the house holds them.
 */
const isConfirmed = sql`exists (select from confirmation c
  join document_version k on k.svj_id = c.svj_id and k.document_id = c.owner_id and k.number = c.content_version
  where c.svj_id = v.svj_id and c.owner = 'document' and c.owner_id = v.document_id and k.file_id = v.file_id)`;

export type Purged = { kind: 'file' | 'folder'; name: string };

/** The deletion, held until the end of the transaction; undefined when somebody else has done it or is doing it. */
export async function duePurge(db: Db, scope: Scope, id: number): Promise<Purged | undefined> {
  const { rows } = await db.execute<Purged>(sql`
    select kind, name from document_bin where svj_id = ${scope.svjId} and id = ${id} and emptied_at is null for update skip locked`);
  return rows[0];
}

/** Ids of the next documents that the deletion took, behind this one and in the order of their ids. */
export const portionOf = (db: Db, scope: Scope, id: number, after: number, most: number): Promise<number[]> =>
  idsOf(
    db,
    sql`select id from document where svj_id = ${scope.svjId} and bin_id = ${id} and id > ${after} order by id limit ${most}`,
  );

/** Ids of the versions of these documents that go: all but those whose bytes are held. */
export const versionsToGo = (db: Db, scope: Scope, documents: readonly number[]): Promise<number[]> =>
  idsOf(
    db,
    sql`select v.id from document_version v
      where v.svj_id = ${scope.svjId} and v.document_id = ${among(documents)} and not ${isHeld} and not ${isConfirmed}`,
  );

/** What is attached elsewhere and does not hold its bytes keeps only how it was called. */
export async function leaveNames(db: Db, scope: Scope, documents: readonly number[]): Promise<void> {
  await db.execute(sql`
    update attached_document a
    set was_id = a.document_id, document_id = null, version_id = null, was_open = s.open,
      name = s.name, extension = s.extension, type = s.type
    from (select document.id, document.name, document.extension, document.type, ${isOpen} as open
      from document ${withFolder} where document.svj_id = ${scope.svjId} and document.id = ${among(documents)}) s
    where a.svj_id = ${scope.svjId} and a.document_id = s.id and not a.holds`);
}

/** Removes rows of these versions, then those of the documents that are empty without them. */
export async function removeDocuments(
  db: Db,
  scope: Scope,
  documents: readonly number[],
  versions: readonly number[],
): Promise<void> {
  const house = sql`svj_id = ${scope.svjId}`;
  await db.execute(sql`delete from document_version where ${house} and id = ${among(versions)}`);
  await db.execute(sql`
    delete from document d where d.svj_id = ${scope.svjId} and d.id = ${among(documents)}
      and not exists (select from document_version v where v.svj_id = d.svj_id and v.document_id = d.id)`);
  // What ran out of those that stay for their bytes, and who opened them, goes with the deletion.
  const taken = sql`where x.svj_id = ${scope.svjId} and x.document_id = ${among(documents)}`;
  await db.execute(sql`delete from document_obligation x ${taken}`);
  await db.execute(sql`delete from document_round x ${taken}`);
  await db.execute(sql`delete from document_watcher x ${taken}`);
  await db.execute(sql`delete from document_warning x ${taken}`);
  await db.execute(sql`delete from document_opening x ${taken}`);
  // One that only a confirmation keeps is nowhere to be opened; where one is attached its folders still say who opens it.
  await db.execute(sql`
    update document d set accept_read = false, number = v.number, file_id = v.file_id, extension = x.extension,
      type = x.type, size = x.size, has_preview = x.has_preview,
      folder_id = case when exists (select from attached_document a
        where a.svj_id = d.svj_id and a.document_id = d.id and a.holds) then d.folder_id end
    from document_version v join file x on x.svj_id = v.svj_id and x.id = v.file_id
    where d.svj_id = ${scope.svjId} and d.id = ${among(documents)} and v.svj_id = d.svj_id and v.document_id = d.id
      and v.number = (select max(l.number) from document_version l where l.svj_id = d.svj_id and l.document_id = d.id)`);
}

/**
 * Removes folders that no document stands in, and the deletion when nothing of it stays; answers which folders went. A deletion
 * of which something stays is not looked at any more.
 */
export async function removeFolders(db: Db, scope: Scope, id: number, now: Date): Promise<{ folders: number[] }> {
  const folders = await idsOf(
    db,
    sql`delete from folder k where k.svj_id = ${scope.svjId} and k.bin_id = ${id} and not exists (
      select from document d join folder f on f.svj_id = d.svj_id and f.id = d.folder_id
      where d.svj_id = k.svj_id and k.id = any(f.path)) returning k.id`,
  );
  await db.execute(sql`
    delete from document_bin b where b.svj_id = ${scope.svjId} and b.id = ${id}
      and not exists (select from folder f where f.svj_id = b.svj_id and f.bin_id = b.id)
      and not exists (select from document d where d.svj_id = b.svj_id and d.bin_id = b.id)`);
  await db.execute(sql`update document_bin set emptied_at = ${now} where svj_id = ${scope.svjId} and id = ${id}`);
  return { folders };
}
