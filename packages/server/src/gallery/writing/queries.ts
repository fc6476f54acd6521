import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type Shot, shotOf } from '../../base/log/audit-changes.ts';
import { seen } from '../rows/queries.ts';
import { type Album, album } from '../rows/tables.ts';

const among = (ids: readonly number[]): SQL => sql`any(${sql.param([...ids])}::bigint[])`;

/** What people say of an album. */
export type Written = Pick<Album, 'name' | 'description' | 'visibility' | 'sorted' | 'neighbours'> &
  Partial<Pick<Album, 'reportId' | 'eventId'>>;

export async function addAlbum(db: Db, scope: Scope, written: Written, now: Date): Promise<Album> {
  const values = { ...written, svjId: scope.svjId, ownerId: scope.memberId, createdAt: now, updatedAt: now };
  const [row] = await db.insert(album).values(values).returning();
  return row as Album;
}

/** Changes what people say of an album that is held by this transaction. */
export async function changeAlbum(
  db: Db,
  scope: Scope,
  { id, version }: Pick<Album, 'id' | 'version'>,
  written: Partial<Written>,
  now: Date,
): Promise<Album> {
  const [row] = await db
    .update(album)
    .set({ ...written, updatedAt: now, version: version + 1 })
    .where(and(eq(album.svjId, scope.svjId), eq(album.id, id)))
    .returning();
  return row as Album;
}

/** What stands beside the form of an album: how it is sorted, what it is known by, that people were told of it. */
export async function setAlbum(
  db: Db,
  scope: Scope,
  id: number,
  set: Partial<Pick<Album, 'sorted' | 'coverId' | 'toldAt' | 'eventId'>>,
): Promise<void> {
  await db
    .update(album)
    .set(set)
    .where(and(eq(album.svjId, scope.svjId), eq(album.id, id)));
}

/** An album as the log compares it. */
export const albumShot = (db: Db, scope: Scope, id: number): Promise<Shot> =>
  shotOf(
    db,
    sql`select a.name, a.description, a.visibility, a.sorted, a.neighbours from album a where a.svj_id = ${scope.svjId} and a.id = ${id}`,
  );

/** Of these albums those that the asker sees, held until the end of the transaction. */
export const albumsHeld = (db: Db, scope: Scope, ids: readonly number[]): Promise<Album[]> =>
  db
    .select()
    .from(album)
    .where(and(seen(scope), sql`album.id = ${among(ids)}`))
    .orderBy(album.id)
    .for('update');

export async function deleteAlbums(db: Db, scope: Scope, ids: readonly number[]): Promise<void> {
  await db.delete(album).where(and(eq(album.svjId, scope.svjId), sql`album.id = ${among(ids)}`));
}

/** Ids of all photographs of these albums, as people put them. */
export const photoIdsOf = (db: Db, scope: Scope, albumIds: readonly number[]): Promise<number[]> =>
  idsOf(
    db,
    sql`select id from photo where svj_id = ${scope.svjId} and album_id = ${among(albumIds)} order by position, id`,
  );

/** Of these photographs those that stand in the album. */
export const photosAmong = (db: Db, scope: Scope, albumId: number, ids: readonly number[]): Promise<number[]> =>
  idsOf(
    db,
    sql`select id from photo where svj_id = ${scope.svjId} and album_id = ${albumId} and id = ${among(ids)} order by id`,
  );

/** Photographs of these files, in the order of the files. */
export const photosOfFiles = (db: Db, scope: Scope, fileIds: readonly number[]): Promise<number[]> =>
  idsOf(
    db,
    sql`select id from photo where svj_id = ${scope.svjId} and file_id = ${among(fileIds)}
      order by array_position(${sql.param([...fileIds])}::bigint[], file_id)`,
  );

/** Puts files behind the photographs of an album; answers the photographs in the same order. */
export async function addPhotos(
  db: Db,
  scope: Scope,
  albumId: number,
  given: readonly { fileId: number; caption: string }[],
  now: Date,
): Promise<number[]> {
  await db.execute(sql`
    insert into photo (svj_id, album_id, file_id, caption, position, created_at)
    select ${scope.svjId}, ${albumId}, g.file_id, g.caption, g.n + (select coalesce(max(position), 0) from photo
        where svj_id = ${scope.svjId} and album_id = ${albumId}), ${now}
    from unnest(${sql.param(given.map((g) => g.fileId))}::bigint[], ${sql.param(given.map((g) => g.caption))}::text[])
      with ordinality as g (file_id, caption, n)`);
  return photosOfFiles(
    db,
    scope,
    given.map((g) => g.fileId),
  );
}

/** Counts anew how many there are in the album, and between which days they were taken. */
export async function recount(db: Db, scope: Scope, albumId: number): Promise<void> {
  await db.execute(sql`
    update album a set photo_count = n.count, taken_from = n.first, taken_to = n.last
    from (select count(*) as count, min(f.taken_at) as first, max(f.taken_at) as last
      from photo p join file f on f.svj_id = p.svj_id and f.id = p.file_id
      where p.svj_id = ${scope.svjId} and p.album_id = ${albumId}) n
    where a.svj_id = ${scope.svjId} and a.id = ${albumId}`);
}

/** Puts the photographs in this order. */
export async function orderPhotos(db: Db, scope: Scope, ids: readonly number[]): Promise<void> {
  await db.execute(sql`
    update photo p set position = o.n
    from unnest(${sql.param([...ids])}::bigint[]) with ordinality as o (id, n)
    where p.svj_id = ${scope.svjId} and p.id = o.id and p.position <> o.n`);
}

export async function captionPhoto(db: Db, scope: Scope, id: number, caption: string): Promise<void> {
  await db.execute(sql`update photo set caption = ${caption} where svj_id = ${scope.svjId} and id = ${id}`);
}
