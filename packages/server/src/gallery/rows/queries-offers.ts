import { type SQL, sql } from 'drizzle-orm';
import { answerDays } from '#contract/gallery/rules.ts';
import type { AlbumDetail } from '#contract/gallery/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';
import { administers } from './queries.ts';

const among = (ids: readonly number[]): SQL => sql`any(${sql.param([...ids])}::bigint[])`;

/** Of `photo_offer o`: what the asker may know of; their own, or all for who lets in. */
export const offerSeen = (scope: Scope): SQL =>
  administers(scope) ? sql`true` : sql`o.member_id = ${scope.memberId ?? 0}`;

export type Offered = { id: number; fileId: number; memberId: number };

/** Those of these that wait in the album and the asker may know of, the oldest first; held when they are looked at. */
export async function offersOf(
  db: Db,
  scope: Scope,
  albumId: number,
  { ids, held = false }: { ids?: readonly number[]; held?: boolean } = {},
): Promise<Offered[]> {
  const some = ids ? sql` and o.id = ${among(ids)}` : sql``;
  const { rows } = await db.execute<Offered>(sql`
    select o.id, o.file_id as "fileId", o.member_id as "memberId" from photo_offer o
    where o.svj_id = ${scope.svjId} and o.album_id = ${albumId} and ${offerSeen(scope)}${some}
    order by o.id ${held ? sql`for update` : sql``}`);
  return rows;
}

/** Keeps uploads as what waits; answers them in the order of the files. */
export async function addOffers(db: Db, scope: Scope, albumId: number, fileIds: readonly number[], now: Date) {
  await db.execute(sql`
    insert into photo_offer (svj_id, album_id, file_id, member_id, created_at)
    select ${scope.svjId}, ${albumId}, g.file_id, ${scope.memberId}, ${now}
    from unnest(${sql.param([...fileIds])}::bigint[]) with ordinality as g (file_id, n) order by g.n`);
  return offersOfFiles(db, scope, fileIds);
}

/** What waits of these files, in their order. */
export const offersOfFiles = (db: Db, scope: Scope, fileIds: readonly number[]): Promise<number[]> =>
  idsOf(
    db,
    sql`select id from photo_offer where svj_id = ${scope.svjId} and file_id = ${among(fileIds)}
      order by array_position(${sql.param([...fileIds])}::bigint[], file_id)`,
  );

export async function dropOffers(db: Db, scope: Scope, ids: readonly number[]): Promise<void> {
  await db.execute(sql`delete from photo_offer where svj_id = ${scope.svjId} and id = ${among(ids)}`);
}

/** Ids of what waits in these albums, and of what these people brought. */
export const offersIn = (db: Db, scope: Scope, albumIds: readonly number[]): Promise<number[]> =>
  idsOf(
    db,
    sql`select id from photo_offer where svj_id = ${scope.svjId} and album_id = ${among(albumIds)} order by id`,
  );
export const offersBy = (db: Db, scope: Scope, memberIds: readonly number[]): Promise<number[]> =>
  idsOf(
    db,
    sql`select id from photo_offer where svj_id = ${scope.svjId} and member_id = ${among(memberIds)} order by id`,
  );

/** How many wait in the album of those that the asker may know of. */
export async function countOffers(db: Db, scope: Scope, albumId: number): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*) as n from photo_offer o
    where o.svj_id = ${scope.svjId} and o.album_id = ${albumId} and ${offerSeen(scope)}`);
  return Number(rows[0]?.n ?? 0);
}

/** How many of the asker's own wait in the album. */
export async function countOwn(db: Db, scope: Scope, albumId: number): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*) as n from photo_offer
    where svj_id = ${scope.svjId} and album_id = ${albumId} and member_id = ${scope.memberId ?? 0}`);
  return Number(rows[0]?.n ?? 0);
}

/** How many wait in the house for whoever lets them in. */
export async function countWaiting(db: Db, scope: Scope): Promise<number> {
  if (!administers(scope)) return 0;
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*) as n from photo_offer where svj_id = ${scope.svjId}`,
  );
  return Number(rows[0]?.n ?? 0);
}

/** The album of the photograph that waits the longest, for whoever lets in; none when none waits. */
export async function firstOffered(db: Db, scope: Scope): Promise<{ id: number; title: string; until: null }[]> {
  if (!administers(scope)) return [];
  const { rows } = await db.execute<{ id: number; title: string }>(sql`
    select a.id, a.name as title from photo_offer o join album a on a.svj_id = o.svj_id and a.id = o.album_id
    where o.svj_id = ${scope.svjId} order by o.id limit 1`);
  return rows.map((row) => ({ ...row, until: null }));
}

/** What was said to one neighbour. */
export type Said = { memberId: number; letIn: number; refused: number; reason: string };

export async function addAnswer(db: Db, scope: Scope, albumId: number, said: Said, now: Date): Promise<number> {
  const [id] = await idsOf(
    db,
    sql`insert into photo_answer (svj_id, album_id, member_id, let_in, refused, reason, created_at)
      values (${scope.svjId}, ${albumId}, ${said.memberId}, ${said.letIn}, ${said.refused}, ${said.reason}, ${now})
      returning id`,
  );
  return id as number;
}

/** What the asker was last told of their photographs in the album, for some time. */
export async function lastAnswer(db: Db, scope: Scope, albumId: number, now: Date): Promise<AlbumDetail['answer']> {
  type Row = { letIn: number; refused: number; reason: string; createdAt: string };
  const { rows } = await db.execute<Row>(sql`
    select a.let_in as "letIn", a.refused, a.reason, a.created_at as "createdAt" from photo_answer a
    where a.svj_id = ${scope.svjId} and a.album_id = ${albumId} and a.member_id = ${scope.memberId ?? 0}
      and a.created_at > ${new Date(now.getTime() - answerDays * 24 * 3600_000)}
    order by a.id desc limit 1`);
  const [row] = rows;
  return row ? { ...row, createdAt: new Date(row.createdAt).toISOString() } : null;
}

export type ToldAnswer = { id: number; memberId: number; albumId: number; album: string; letIn: number } & Pick<
  Said,
  'refused' | 'reason'
>;

/** Answers as mails tell of them: of albums that whoever they are for may see. */
export async function answersToTell(db: Db, scope: Scope, ids: readonly number[]): Promise<ToldAnswer[]> {
  const { rows } = await db.execute<ToldAnswer>(sql`
    select a.id, a.member_id as "memberId", x.id as "albumId", x.name as album, a.let_in as "letIn", a.refused, a.reason
    from photo_answer a join album x on x.svj_id = a.svj_id and x.id = a.album_id
    where a.svj_id = ${scope.svjId} and a.id = ${among(ids)} and x.visibility = 'public'`);
  return rows;
}
