import { sql } from 'drizzle-orm';
import type { Db } from '../base/db.ts';

/** Across associations: messages whose time has come and of which nobody was told yet; at most 500, the oldest first. */
export async function dueMessages(db: Db, now: Date): Promise<{ svj_id: number; id: number }[]> {
  const { rows } = await db.execute<{ svj_id: number; id: number }>(sql`
    select svj_id, id from message
    where deleted_at is null and archived_at is null and not concept and announced_at is null and date_from <= ${now}
    order by date_from, id limit 500`);
  return rows;
}
