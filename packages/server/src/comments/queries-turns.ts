import { sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';

/** What something said was turned into. */
export type Made = { reportId: number } | { voteId: number };

/** Keeps what came of it. */
export async function addTurn(db: Db, scope: Scope, commentId: number, made: Made, now: Date): Promise<void> {
  const { reportId = null, voteId = null } = made as Partial<Record<'reportId' | 'voteId', number>>;
  await db.execute(sql`
    insert into comment_turn (svj_id, comment_id, owner, report_id, vote_id, created_at)
    select c.svj_id, c.id, c.owner, ${reportId}::bigint, ${voteId}::bigint, ${now}
    from comment c where c.svj_id = ${scope.svjId} and c.id = ${commentId}`);
}
