import { sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';

/** That somebody was told stays with the vote; the address goes. */
export async function forgetRecipients(db: Db, scope: Scope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`
    update vote_mail set recipient = null
    where svj_id = ${scope.svjId} and member_id = any(${sql.param([...ids])}::bigint[])`);
}
