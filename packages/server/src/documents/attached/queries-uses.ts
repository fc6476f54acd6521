import { sql } from 'drizzle-orm';
import type { Chosen } from '#contract/documents/schema-bin.ts';
import type { Db } from '../../base/db/db.ts';
import type { FileOwner } from '../../base/files/files.ts';
import type { Scope } from '../../base/http/gate.ts';
import { among } from '../rows/queries.ts';
import { seenDocuments, withFolder } from '../rows/queries-seen.ts';

export type UsedAt = FileOwner & { documentId: number; version: number };

/** What these documents, and those in these folders, are attached to; of documents that the asker may open. */
export async function usedAt(db: Db, scope: Scope, { files, folders }: Chosen, now: Date): Promise<UsedAt[]> {
  const { rows } = await db.execute<UsedAt>(sql`
    select a.owner, a.owner_id as "ownerId", document.id as "documentId", a.number as version
    from document ${withFolder}
    join attached_document a on a.svj_id = document.svj_id and a.document_id = document.id
    where ${seenDocuments(scope, now)}
      and (document.id = ${among(files)} or coalesce(f.path && ${sql.param([...folders])}::bigint[], false))
    order by a.id desc`);
  return rows;
}
