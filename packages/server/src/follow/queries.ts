import { type SQL, sql } from 'drizzle-orm';
import type { FollowWay } from '#contract/follow/schema.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';

/** What is followed: the name of a table and the id of its row. */
export type Followed = { owner: string; ownerId: number };

const ofThing = (scope: Scope, { owner, ownerId }: Followed): SQL =>
  sql`f.svj_id = ${scope.svjId} and f.owner = ${owner} and f.owner_id = ${ownerId}`;

/** How these members said that they want to be told of it; who said nothing is not there. */
export async function wayOf(db: Db, scope: Scope, what: Followed, memberIds: readonly number[]) {
  if (memberIds.length === 0) return new Map<number, FollowWay>();
  const { rows } = await db.execute<{ id: number; way: FollowWay }>(sql`
    select f.member_id as id, f.way from follow f
    where ${ofThing(scope, what)} and f.member_id = any(${sql.param([...memberIds])}::bigint[])`);
  return new Map(rows.map((r) => [r.id, r.way]));
}

/** Ids of those in `who` (a query of ids) who asked to be told of everything that is said to it. */
export async function followersAmong(db: Db, scope: Scope, what: Followed, who: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select f.member_id as id from follow f
    where ${ofThing(scope, what)} and f.way = 'follows' and f.member_id in (${who}) order by f.member_id`);
  return rows.map((r) => r.id);
}

/** Ids of those in `who` (a query of ids) who did not say how they want to be told of it. */
export async function unlessSaid(db: Db, scope: Scope, what: Followed, who: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select w.id from (${who}) w
    where not exists (select from follow f where ${ofThing(scope, what)} and f.member_id = w.id) order by w.id`);
  return rows.map((r) => r.id);
}

/** Keeps how the asker wants to be told of it from now on. */
export async function keepWay(db: Db, scope: Scope, what: Followed, way: FollowWay, now: Date): Promise<void> {
  await db.execute(sql`
    insert into follow (svj_id, owner, owner_id, member_id, way, since)
    values (${scope.svjId}, ${what.owner}, ${what.ownerId}, ${scope.memberId}, ${way}, ${now})
    on conflict (svj_id, owner, owner_id, member_id) do update set way = excluded.way, since = excluded.since`);
}

/** These members are told of it from now on, unless they have said how they want to be told. */
export async function followAll(
  db: Db,
  scope: Scope,
  what: Followed,
  memberIds: readonly number[],
  now: Date,
): Promise<void> {
  if (memberIds.length === 0) return;
  await db.execute(sql`
    insert into follow (svj_id, owner, owner_id, member_id, way, since)
    select ${scope.svjId}::bigint, ${what.owner}::text, ${what.ownerId}::bigint, x.id, 'follows', ${now}::timestamptz
    from unnest(${sql.param([...memberIds])}::bigint[]) as x (id)
    on conflict (svj_id, owner, owner_id, member_id) do nothing`);
}

/** The same of the asker; a visit follows nothing. */
export const followUnlessSaid = (db: Db, scope: Scope, what: Followed, now: Date): Promise<void> =>
  followAll(db, scope, what, scope.memberId === null ? [] : [scope.memberId], now);
