import { type SQL, sql } from 'drizzle-orm';
import { recipientsOf } from '../../audience/queries.ts';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';
import { namesOf } from '../detail/queries.ts';
import { aimedAlbums } from '../rows/queries.ts';

const readers = (scope: Scope, id: number, now: Date): SQL => recipientsOf(scope, aimedAlbums, sql`${id}::bigint`, now);
/** Whether there is anything to be told of: a public album with a photograph in it. */
const isThere = (scope: Scope, id: number): SQL => sql`exists (select from album x
  where x.svj_id = ${scope.svjId} and x.id = ${id} and x.visibility = 'public' and x.photo_count > 0)`;

/** Whom the album is for but who acts, as a query of ids. */
export const toldOf = (scope: Scope, id: number, now: Date): SQL =>
  sql`select r.id from (${readers(scope, id, now)}) r where r.id is distinct from ${scope.memberId}::bigint`;

/** Of these members, those who may be told of the album now. */
export const stillAmong = (db: Db, scope: Scope, id: number, memberIds: readonly number[], now: Date) =>
  idsOf(
    db,
    sql`select r.id from (${readers(scope, id, now)}) r
      where r.id = any(${sql.param([...memberIds])}::bigint[]) and ${isThere(scope, id)}`,
  );

/** Whether nobody was told of the album yet and there is something to be told of; from now on it was. */
export async function takeTelling(db: Db, scope: Scope, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update album set told_at = ${now} where svj_id = ${scope.svjId} and id = ${id} and told_at is null
      and ${isThere(scope, id)}`);
  return rowCount === 1;
}

export type ToldAlbum = { id: number; name: string; description: string; count: number; who: string };

/** Albums as mails tell of them. */
export async function albumsToTell(db: Db, scope: Scope, ids: readonly number[]): Promise<ToldAlbum[]> {
  const { rows } = await db.execute<Omit<ToldAlbum, 'who'> & { ownerId: number | null }>(sql`
    select x.id, x.name, x.description, x.photo_count as count, x.owner_id as "ownerId" from album x
    where x.svj_id = ${scope.svjId} and x.id = any(${sql.param([...ids])}::bigint[])
      and x.visibility = 'public' and x.photo_count > 0`);
  const called = await namesOf(
    db,
    scope,
    rows.flatMap((r) => r.ownerId ?? []),
  );
  return rows.map(({ ownerId, ...a }) => ({ ...a, who: (ownerId !== null && called.get(ownerId)) || '' }));
}
