import { sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';

/**
 * Across associations: messages whose time has come and of which nobody was told yet; at most 500, the oldest first. Where
 * messages are switched off they wait.
 */
export async function dueMessages(db: Db, now: Date): Promise<{ svj_id: number; id: number }[]> {
  const { rows } = await db.execute<{ svj_id: number; id: number }>(sql`
    select x.svj_id, x.id from message x join svj s on s.id = x.svj_id and 'messages' = any(s.modules)
    where x.deleted_at is null and x.archived_at is null and not x.concept and x.announced_at is null
      and x.date_from <= ${now}
    order by x.date_from, x.id limit 500`);
  return rows;
}
