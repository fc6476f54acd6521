import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';

/** The vote whose list and ledger are those of the meeting; null while there is none. */
export async function bookOf(db: Db, scope: Scope, meetingId: number): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select vote_id as id from meeting_vote where svj_id = ${scope.svjId} and meeting_id = ${meetingId} and is_book`);
  return rows[0]?.id ?? null;
}
