import { sql } from 'drizzle-orm';
import type { ArchiveFolder } from '#contract/documents/rules-archive.ts';
import type { Chosen } from '#contract/documents/schema-bin.ts';
import { type At, among } from '../rows/queries.ts';
import { seenDocuments, seenFolders, withFolder } from '../rows/queries-seen.ts';

export type ArchiveDocument = {
  id: number;
  number: number;
  folderId: number | null;
  name: string;
  extension: string;
  url: string | null;
  /** Of its bytes in the store; null of a link. */
  key: string | null;
  changedAt: string;
};

/** The chosen documents and folders with all in them, as far as they are for the asker; folders above others first. */
export async function chosenFor(
  { db, scope, now }: At,
  { files, folders }: Chosen,
): Promise<{ folders: ArchiveFolder[]; documents: ArchiveDocument[] }> {
  const within = sql`${sql.param([...folders])}::bigint[]`;
  const [inside, documents] = await Promise.all([
    db.execute<ArchiveFolder>(sql`
      select folder.id, folder.parent_id as "parentId", folder.name from folder
      where ${seenFolders(scope, now)} and folder.path && ${within}
      order by cardinality(folder.path), folder.name collate cs_numeric, folder.id`),
    db.execute<ArchiveDocument>(sql`
      select document.id, document.number, document.folder_id as "folderId", document.name, document.extension, document.url, x.key,
        document.changed_at as "changedAt"
      from document ${withFolder} left join file x on x.svj_id = document.svj_id and x.id = document.file_id
      where ${seenDocuments(scope, now)} and (document.id = ${among(files)} or coalesce(f.path && ${within}, false))
      order by cardinality(f.path) nulls first, f.name collate cs_numeric, f.id, document.name collate cs_numeric, document.id`),
  ]);
  return { folders: inside.rows, documents: documents.rows };
}
