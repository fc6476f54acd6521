import { and, eq, type SQL, sql } from 'drizzle-orm';
import { Refused } from '#contract/refusals.ts';
import type { Aimed } from '../../audience/queries.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { type Album, album } from './tables.ts';

export type At = { db: Db; scope: Scope; now: Date };

/** Albums as what is for people: for everybody who reads the gallery, or for who administers it. */
export const aimedAlbums: Aimed = {
  table: 'album',
  module: 'gallery',
  aimOf: (scope, id) => sql`select true as everyone, x.visibility = 'public' as to_public
    from album x where x.svj_id = ${scope.svjId} and x.id = ${id}`,
};

export const administers = (scope: Scope): boolean => may(scope, 'gallery', 'rw');

/** Of `album`: what the asker may see. Pictures come by addresses that name no module, so the right is asked here too. */
export function seen(scope: Scope): SQL {
  const there = sql`album.svj_id = ${scope.svjId}`;
  if (!may(scope, 'gallery', 'r')) return sql`${there} and false`;
  return administers(scope) ? there : sql`${there} and album.visibility = 'public'`;
}

/** The album, if the asker may see it; 404 otherwise, alike whether it is private, deleted, of another house or nowhere. */
export async function albumSeen(
  { db, scope }: Pick<At, 'db' | 'scope'>,
  id: number,
  how: 'read' | 'lock' = 'read',
): Promise<Album> {
  const asked = db
    .select()
    .from(album)
    .where(and(seen(scope), eq(album.id, id)));
  const [row] = await (how === 'lock' ? asked.for('update') : asked);
  if (!row) throw new Refused('BE.GALLERY.NOT_ACCES');
  return row;
}

/** A photograph with its file. */
export type Photo = {
  id: number;
  fileId: number;
  key: string;
  name: string;
  extension: string;
  type: string;
  size: number;
  sha256: string;
  createdAt: string;
  takenAt: string | null;
  hasSizes: boolean;
  isDue: boolean;
};

/** Of `photo p` with `file f`. */
export const photoColumns = sql`p.id, f.id as "fileId", f.key, f.name, f.extension, f.type, f.size,
  encode(f.sha256, 'hex') as sha256, p.created_at as "createdAt", f.taken_at as "takenAt", f.has_sizes as "hasSizes",
  p.sizes_due_at is not null as "isDue"`;
export const withFile = sql`join file f on f.svj_id = p.svj_id and f.id = p.file_id`;

/** Of these photographs those that stand in an album that the asker may see, in this order. */
export async function photosSeen(
  { db, scope }: Pick<At, 'db' | 'scope'>,
  albumId: number,
  ids: readonly number[],
): Promise<Photo[]> {
  const wanted = sql`${sql.param([...ids])}::bigint[]`;
  const { rows } = await db.execute<Photo>(sql`
    select ${photoColumns} from photo p ${withFile} join album on album.svj_id = p.svj_id and album.id = p.album_id
    where p.svj_id = ${scope.svjId} and p.id = any(${wanted}) and p.album_id = ${albumId} and ${seen(scope)}
    order by array_position(${wanted}, p.id)`);
  return rows;
}

/** The photograph of an album that the asker may see; 404 like a missing album. */
export async function photoSeen(at: Pick<At, 'db' | 'scope'>, albumId: number, id: number): Promise<Photo> {
  const [row] = await photosSeen(at, albumId, [id]);
  if (!row) throw new Refused('BE.GALLERY.NOT_ACCES');
  return row;
}

/** How far its smaller sizes are. */
export const sizesOf = ({ hasSizes, isDue }: Pick<Photo, 'hasSizes' | 'isDue'>): 'made' | 'making' | 'failed' =>
  hasSizes ? 'made' : isDue ? 'making' : 'failed';

/** Photographs as people put them, or by when they were taken: those of which nobody knows stand last. Of `photo p`, `file f`. */
export const inOrder = (sorted: Album['sorted']): SQL =>
  sorted === 'taken' ? sql`f.taken_at nulls last, p.position, p.id` : sql`p.position, p.id`;
