import { sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { FoundAlbum } from '#contract/gallery/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { findEntries, keepEntry } from '../../base/search/search.ts';
import { seen } from '../rows/queries.ts';

type Found = z.output<typeof FoundAlbum>;

/** At most 20 albums that hold the text, of those the asker may see; of equal ones the newest first. */
export async function findAlbums(db: Db, scope: Scope, asked: string): Promise<Found[]> {
  const only = sql`(search_entry.id in (select album.id from album where ${seen(scope)})) is true`;
  const found = await findEntries(db, scope, 'gallery', asked, { only, newest: true });
  const ids = found.map((row) => row.id);
  const { rows } = await db.execute<{ id: number; photo_count: number; created_at: string }>(sql`
    select id, photo_count, created_at from album
    where svj_id = ${scope.svjId} and id = any(${sql.param(ids)}::bigint[])`);
  const byId = new Map(rows.map((a) => [a.id, a]));
  return found.flatMap((row) => {
    const a = byId.get(row.id);
    return a ? [{ ...row, photoCount: a.photo_count, createdAt: new Date(a.created_at).toISOString() }] : [];
  });
}

/** Signs of captions that an album is found by: of thousands the first ones. */
const mostWords = 8000;

/** Keeps what the album is found by: its name, what is said of it, and captions. */
export async function keepFound(db: Db, scope: Scope, id: number): Promise<void> {
  const { rows } = await db.execute<{ name: string; words: string }>(sql`
    select a.name, a.description || ' ' || left(coalesce((select string_agg(p.caption, ' ' order by p.position, p.id)
      from photo p where p.svj_id = a.svj_id and p.album_id = a.id and p.caption <> ''), ''), ${mostWords}) as words
    from album a where a.svj_id = ${scope.svjId} and a.id = ${id}`);
  const [a] = rows;
  if (a) await keepEntry(db, scope, { noun: 'gallery', id, title: a.name, detail: null, words: a.words });
}
