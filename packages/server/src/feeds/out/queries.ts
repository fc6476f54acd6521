import { and, count, eq, sql } from 'drizzle-orm';
import { Refused } from '#contract/refusals.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type Feed, feed } from '../rows/tables.ts';

/** Whose an address is, and what is behind it. */
export type Asked = Feed & { lang: Locale };

/** Across associations: what the address leads to. */
export async function feedOfToken(db: Db, tokenHash: Buffer): Promise<Feed | undefined> {
  const [row] = await db.select().from(feed).where(eq(feed.tokenHash, tokenHash));
  return row;
}

/** Of a right address: what the house is called, which language its owner reads. */
export async function aroundFeed(db: Db, scope: Scope, memberId: number): Promise<{ house: string; lang: Locale }> {
  const { rows } = await db.execute<{ house: string; lang: Locale }>(sql`
    select coalesce(s.nickname, s.name) as house, coalesce(a.lang, 'cs') as lang
    from svj s join member m on m.svj_id = s.id and m.id = ${memberId} left join account a on a.id = m.account_id
    where s.id = ${scope.svjId}`);
  return rows[0] ?? { house: '', lang: 'cs' };
}

const ofMember = (scope: Scope) => and(eq(feed.svjId, scope.svjId), eq(feed.memberId, scope.memberId ?? 0));

/** Addresses that the asker made, the newest first. */
export const feedsOf = (db: Db, scope: Scope): Promise<Feed[]> =>
  db.select().from(feed).where(ofMember(scope)).orderBy(sql`${feed.id} desc`).limit(100);

export async function countFeeds(db: Db, scope: Scope): Promise<number> {
  const [row] = await db.select({ n: count() }).from(feed).where(ofMember(scope));
  return row?.n ?? 0;
}

/** The asker's own address, until the end of the transaction changed by nobody else; 404 otherwise. */
export async function feedLocked(db: Db, scope: Scope, id: number): Promise<Feed> {
  const [row] = await db
    .select()
    .from(feed)
    .where(and(ofMember(scope), eq(feed.id, id)))
    .for('update');
  if (!row) throw new Refused('FEEDS.ERRORS.NONE');
  return row;
}

export type Said = Pick<Feed, 'name' | 'calendarIds' | 'hasMain' | 'withCommittee' | 'withLayers'>;

export async function addFeed(db: Db, scope: Scope, said: Said, tokenHash: Buffer, now: Date): Promise<Feed> {
  const values = { ...said, tokenHash, svjId: scope.svjId, memberId: scope.memberId as number };
  const [row] = await db
    .insert(feed)
    .values({ ...values, createdAt: now, updatedAt: now })
    .returning();
  return row as Feed;
}

export async function changeFeed(
  db: Db,
  scope: Scope,
  had: Feed,
  set: Partial<Said & Pick<Feed, 'tokenHash' | 'fetchedAt' | 'program'>>,
  now: Date,
): Promise<Feed> {
  const [row] = await db
    .update(feed)
    .set({ ...set, version: had.version + 1, updatedAt: now })
    .where(and(ofMember(scope), eq(feed.id, had.id)))
    .returning();
  return row as Feed;
}

export async function dropFeed(db: Db, scope: Scope, id: number): Promise<void> {
  await db.delete(feed).where(and(ofMember(scope), eq(feed.id, id)));
}

/** Keeps when the address was asked and by which program; it guards no edit. */
export async function noteFetch(db: Db, scope: Scope, { id }: Pick<Feed, 'id'>, by: string, now: Date): Promise<void> {
  await db
    .update(feed)
    .set({ fetchedAt: now, program: by })
    .where(and(eq(feed.svjId, scope.svjId), eq(feed.id, id)));
}
