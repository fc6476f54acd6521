import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { wasOf } from '../../census/queries-names.ts';

/** What was said for seats of these people stays in the minutes, without who said it. */
export async function forgetRemarks(db: Db, scope: Scope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = sql`${sql.param([...ids])}::bigint[]`;
  await db.execute(sql`
    update meeting_remark r set person = '' from vote_seat s
    where r.svj_id = ${scope.svjId} and s.svj_id = r.svj_id and s.id = r.seat_id and ${wasOf(gone)}`);
}
