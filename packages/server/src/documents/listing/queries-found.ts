import { sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { mostFound, pieceAround, spansIn } from '#contract/base/words/search.ts';
import type { FoundDocument, FoundFolder } from '#contract/documents/schema-found.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { findEntries } from '../../base/search/search.ts';
import { among, savedAs } from '../rows/queries.ts';
import { seenDocuments, seenFolders, withFolder } from '../rows/queries-seen.ts';
import { findInside, findInsideOf, type Inside } from '../text/queries-found.ts';

/** The names of folders on the way to `f`, without the last one. */
const above = (
  path: ReturnType<typeof sql>,
) => sql`(select string_agg(a.name, ' / ' order by array_position(${path}, a.id))
  from folder a where a.svj_id = f.svj_id and a.id = any(${path}))`;

/** Of these documents, which were read as the asker's, what stands inside of them of what is asked. */
export const insideOf = (db: Db, scope: Scope, asked: string, ids: readonly number[]): Promise<Inside[]> =>
  findInsideOf(db, scope, asked, { only: sql`document.id = ${among(ids)}`, folder: sql``, most: ids.length });

/**
 * At most 20 documents of those that are for the asker: first those found by name or description, then by what is written in
 * them. The detail is where each stands.
 */
export async function findDocuments(
  db: Db,
  scope: Scope,
  asked: string,
  now: Date,
): Promise<z.output<typeof FoundDocument>[]> {
  const only = sql`exists (select from document ${withFolder}
    where ${seenDocuments(scope, now)} and document.id = search_entry.id)`;
  const named = await findEntries(db, scope, 'documents', asked, { only });
  const ids = named.map((f) => f.id);
  const others = sql`${seenDocuments(scope, now)} and not document.id = ${among(ids)}`;
  const most = mostFound - named.length;
  const inside = new Map(
    (await findInside(db, scope, asked, { only: others, folder: withFolder, most })).map((one) => [one.id, one]),
  );
  type Row = { id: number; name: string; extension: string; type: string; description: string; place: string | null };
  const found = [...ids, ...inside.keys()];
  const { rows } = await db.execute<Row>(sql`
    select document.id, document.name, document.extension, document.type, document.description, ${above(sql`f.path`)} as place
    from document ${withFolder}
    where document.svj_id = ${scope.svjId} and document.id = ${among(found)}`);
  const byId = new Map(rows.map((r) => [r.id, r]));
  return found.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const title = savedAs(row);
    const said = spansIn(title, asked).length > 0 ? null : pieceAround(row.description, asked);
    const { piece, page, isScan } = inside.get(id) ?? { piece: said, page: null, isScan: false };
    return [{ id, title, detail: row.place, type: row.type, piece, page, isScan }];
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
    where f.svj_id = ${scope.svjId} and f.id = ${among(found.map((row) => row.id))}`);
  const places = new Map(rows.map((r) => [r.id, r.place]));
  return found.map(({ id, title }) => ({ id, title, detail: places.get(id) ?? null }));
}
