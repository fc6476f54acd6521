import { sql } from 'drizzle-orm';
import type { AttendanceEvent } from '#contract/presence/schema.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';

/** The digest of what was written down under this name; null when nothing was. */
export async function digestOfEvent(db: Db, scope: Scope, voteId: number, id: string): Promise<string | null> {
  const { rows } = await db.execute<{ digest: string }>(sql`
    select encode(digest, 'hex') as digest from vote_attendance_event
    where svj_id = ${scope.svjId} and vote_id = ${voteId} and id = ${id}::uuid`);
  return rows[0]?.digest ?? null;
}

/** Notes that what the desk wrote down is taken. */
export async function addEvent(
  db: Db,
  scope: Scope,
  voteId: number,
  { id, device, order, digest }: AttendanceEvent & { digest: string },
  now: Date,
): Promise<void> {
  await db.execute(sql`
    insert into vote_attendance_event (svj_id, vote_id, id, device, ord, digest, taken_at)
    values (${scope.svjId}, ${voteId}, ${id}::uuid, ${device}, ${order}, decode(${digest}, 'hex'),
      ${now.toISOString()}::timestamptz)`);
}
