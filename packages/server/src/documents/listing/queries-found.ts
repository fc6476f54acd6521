import { sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { pieceAround, spansIn } from '#contract/base/search.ts';
import type { FoundDocument, FoundFolder } from '#contract/documents/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { findEntries } from '../../base/search/search.ts';
import { among } from '../rows/queries.ts';
import { seenDocuments, seenFolders, withFolder } from '../rows/queries-seen.ts';

/** The names of folders on the way to `f`, without the last one. */
const above = (
  path: ReturnType<typeof sql>,
) => sql`(select string_agg(a.name, ' / ' order by array_position(${path}, a.id))
  from folder a where a.svj_id = f.svj_id and a.id = any(${path}))`;

/** At most 20 documents by name or description, of those that are for the asker; the detail is where each stands. */
export async function findDocuments(
  db: Db,
  scope: Scope,
  asked: string,
  now: Date,
): Promise<z.output<typeof FoundDocument>[]> {
  const only = sql`exists (select from document ${withFolder}
    where ${seenDocuments(scope, now)} and document.id = search_entry.id)`;
  const found = await findEntries(db, scope, 'documents', asked, { only });
  type Row = { id: number; type: string; description: string; place: string | null };
  const { rows } = await db.execute<Row>(sql`
    select document.id, document.type, document.description, ${above(sql`f.path`)} as place from document ${withFolder}
    where ${seenDocuments(scope, now)} and document.id = ${among(found.map((f) => f.id))}`);
  const byId = new Map(rows.map((r) => [r.id, r]));
  return found.flatMap(({ id, title }) => {
    const row = byId.get(id);
    if (!row) return [];
    const piece = spansIn(title, asked).length > 0 ? null : pieceAround(row.description, asked);
    return [{ id, title, detail: row.place, type: row.type, piece }];
  });
}

/** At most 20 folders by name, of those that are for the asker; the detail is where each stands. */
export async function findFolders(
  db: Db,
  scope: Scope,
  asked: string,
  now: Date,
): Promise<z.output<typeof FoundFolder>[]> {
  const only = sql`exists (select from folder where ${seenFolders(scope, now)} and folder.id = search_entry.id)`;
  const found = await findEntries(db, scope, 'folders', asked, { only });
  const { rows } = await db.execute<{ id: number; place: string | null }>(sql`
    select f.id, ${above(sql`f.path[:cardinality(f.path) - 1]`)} as place from folder f
    where ${seenFolders(scope, now, 'f')} and f.id = ${among(found.map((row) => row.id))}`);
  const places = new Map(rows.map((r) => [r.id, r.place]));
  return found.map(({ id, title }) => ({ id, title, detail: places.get(id) ?? null }));
}
