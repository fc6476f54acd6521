import { sql } from 'drizzle-orm';
import { discussionLinks } from '#contract/discussion/links.ts';
import type { Db } from '../../base/db/db.ts';
import type { Use } from '../../base/files/file-handlers.ts';
import type { Scope } from '../../base/http/gate.ts';
import { seen, seesAll } from '../rows/queries-audience.ts';

/** Of these replies those whose words the asker may read, under the names of their discussions. */
export async function usesInReplies(db: Db, scope: Scope, ids: readonly number[], now: Date): Promise<Use[]> {
  const { rows } = await db.execute<{ id: number; title: string; hash: string }>(sql`
    select c.id, discussion.name as title, discussion.address as hash
    from comment c join discussion on discussion.svj_id = c.svj_id and discussion.id = c.owner_id
    where c.svj_id = ${scope.svjId} and c.id = any(${sql.param([...ids])}::bigint[]) and c.owner = 'discussion'
      and c.deleted_at is null and ${seen(scope, now)}
      and (c.hidden_at is null or ${seesAll(scope)}::boolean or c.member_id = ${scope.memberId ?? 0})`);
  return rows.map(({ id, title, hash }) => ({ id, title, at: discussionLinks.one(hash) }));
}
