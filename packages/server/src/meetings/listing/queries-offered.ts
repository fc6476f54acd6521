import { sql } from 'drizzle-orm';
import { mostOffered } from '#contract/meetings/endpoints-offered.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { seen } from '../rows/queries-audience.ts';

/** Meetings that something may be tied to, the nearest first. */
export async function offeredMeetings(db: Db, scope: Scope) {
  const { rows } = await db.execute<{ id: number; name: string; starts_at: string }>(sql`
    select meeting.id, meeting.name, meeting.starts_at from meeting
    where ${seen(scope)} and meeting.status <> 'finished' order by meeting.starts_at, meeting.id limit ${mostOffered}`);
  return rows.map(({ id, name, starts_at }) => ({ id, name, start: new Date(starts_at).toISOString() }));
}
