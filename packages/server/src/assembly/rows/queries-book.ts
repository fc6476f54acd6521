import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Vote } from '../../motions/queries.ts';
import { vote } from '../../motions/tables.ts';

/** The vote whose list and ledger are those of the meeting; none while its registration was not prepared. */
export async function bookOf(db: Db, scope: Scope, meetingId: number): Promise<Vote | undefined> {
  const [row] = await db
    .select()
    .from(vote)
    .where(
      and(
        eq(vote.svjId, scope.svjId),
        sql`${vote.id} = (select t.vote_id from meeting_vote t
          where t.svj_id = ${scope.svjId} and t.meeting_id = ${meetingId} and t.is_book)`,
      ),
    );
  return row;
}
