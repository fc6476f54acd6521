import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db.ts';
import type { Scope } from '../../base/gate.ts';

/** When the last reminder of the vote went, by hand or by the clock. */
export async function lastReminder(db: Db, scope: Scope, voteId: number): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string | null }>(sql`
    select max(at) as at from vote_mail
    where svj_id = ${scope.svjId} and vote_id = ${voteId} and kind = 'voteReminder'`);
  const at = rows[0]?.at;
  return at ? new Date(at) : null;
}
