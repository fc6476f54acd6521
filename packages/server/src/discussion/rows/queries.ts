import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { DiscussionTab, Which } from '#contract/discussion/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { waitingAt, withWaiting } from '../../comments/queries-complaints.ts';
import { seen, seesAll } from './queries-audience.ts';
import { discussion } from './tables.ts';

export type Discussion = typeof discussion.$inferSelect;

/** Of `discussion`: whether the tab lists it. */
export function inTab(tab: DiscussionTab): SQL {
  if (tab === 'all') return sql`true`;
  return tab === 'open' ? sql`discussion.closed_at is null` : sql`discussion.closed_at is not null`;
}

/**
 * The discussion of this number or hash, if the asker may read it; 404 otherwise, alike whether it is of others, of another house
 * or nowhere. Locked until the end of the transaction when asked.
 */
export async function discussionSeen(
  db: Db,
  scope: Scope,
  which: Which,
  now: Date,
  how: 'read' | 'lock' = 'read',
): Promise<Discussion> {
  const that = typeof which === 'string' ? eq(discussion.urlHash, which) : eq(discussion.id, which);
  const asked = db
    .select()
    .from(discussion)
    .where(and(seen(scope, now), that));
  const [row] = await (how === 'lock' ? asked.for('update') : asked);
  if (!row) throw new Refused('DISCUSSION.NOT_FOUND');
  return row;
}

/** Of `discussion`: when what the asker saw of it ends; null when they never were there. */
export const seenUpTo = (scope: Scope): SQL => sql`(select s.up_to from discussion_seen s
  where s.svj_id = discussion.svj_id and s.discussion_id = discussion.id and s.member_id = ${scope.memberId ?? 0})`;

/**
 * Of `discussion`: never opened by the asker, or somebody else wrote to it since. A visit has nothing new. `isFresh` is asked of
 * many rows at once: what was last written is looked at only where it is later than what was seen.
 */
export function isFresh(scope: Scope): SQL {
  if (scope.memberId === null) return sql`false`;
  return sql`(case when ${seenUpTo(scope)} is null then discussion.owner_id is distinct from ${scope.memberId}::bigint
      or discussion.reply_count > 0
    else discussion.last_at > ${seenUpTo(scope)} and exists (select from comment c where c.svj_id = discussion.svj_id
      and c.owner = 'discussion' and c.owner_id = discussion.id and c.stream = 'house' and c.deleted_at is null
      and c.member_id is distinct from ${scope.memberId}::bigint and c.created_at > ${seenUpTo(scope)}) end)`;
}

/**
 * Of `discussion`: how many replies of others the asker has not seen; counted only where something was written since they were
 * there, and all of one they never opened. Whoever has looked up already until when they saw it says where that stands.
 */
export function countNews(scope: Scope, upTo: SQL = seenUpTo(scope)): SQL {
  if (scope.memberId === null) return sql`0`;
  return sql`(case when ${upTo} is null then discussion.reply_count when discussion.last_at <= ${upTo} then 0
    else (select count(*) from comment c where c.svj_id = discussion.svj_id and c.owner = 'discussion'
      and c.owner_id = discussion.id and c.stream = 'house' and c.deleted_at is null
      and c.member_id is distinct from ${scope.memberId}::bigint and c.created_at > ${upTo}) end)`;
}

/** Of `discussion`: how many replies were reported and wait, for who administers discussions; own ones are judged by others. */
export const reportedIn = (scope: Scope): SQL =>
  seesAll(scope) ? waitingAt(scope, 'discussion', sql`discussion.id`) : sql`0`;

/** Of `discussion`: whether some reply was reported and waits for the asker. */
export const isReported = (scope: Scope): SQL =>
  seesAll(scope) ? sql`discussion.id in (select w.owner_id from (${withWaiting(scope, 'discussion')}) w)` : sql`false`;

const open = (scope: Scope, now: Date): SQL =>
  sql`(select count(*) from discussion where ${seen(scope, now)} and ${inTab('open')})`;

/** How many open discussions the asker may read. */
export async function countOpen(db: Db, scope: Scope, now: Date): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select ${open(scope, now)} as n`);
  return Number(rows[0]?.n ?? 0);
}

/** Open ones, and reported replies of the house that wait for the asker. */
export async function countDiscussions(db: Db, scope: Scope, now: Date): Promise<{ open: number; reported: number }> {
  const reported = seesAll(scope)
    ? sql`(select count(*) from (${withWaiting(scope, 'discussion')}) w
        join discussion d on d.svj_id = ${scope.svjId} and d.id = w.owner_id and d.deleted_at is null)`
    : sql`0`;
  const { rows } = await db.execute<{ open: number; reported: number }>(sql`
    select ${open(scope, now)} as open, ${reported} as reported`);
  return { open: Number(rows[0]?.open ?? 0), reported: Number(rows[0]?.reported ?? 0) };
}
