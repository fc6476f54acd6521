import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Discussion } from '../rows/queries.ts';

/** Keeps that the asker was there and saw what was written until this reply, or the opening text alone. It never goes back. */
export async function markSeen(
  db: Db,
  scope: Scope,
  { id, createdAt }: Pick<Discussion, 'id' | 'createdAt'>,
  commentId: number | null,
  now: Date,
): Promise<void> {
  if (scope.memberId === null) return;
  await db.execute(sql`
    insert into discussion_seen (svj_id, discussion_id, member_id, seen_at, up_to)
    values (${scope.svjId}, ${id}, ${scope.memberId}, ${now}, coalesce((select c.created_at from comment c
      where c.svj_id = ${scope.svjId} and c.owner = 'discussion' and c.owner_id = ${id}::bigint and c.id = ${commentId}::bigint),
      ${createdAt}::timestamptz))
    on conflict (svj_id, discussion_id, member_id)
    do update set seen_at = excluded.seen_at, up_to = greatest(discussion_seen.up_to, excluded.up_to)`);
}
