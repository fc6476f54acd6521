import { type SQL, sql } from 'drizzle-orm';
import type { DiscussionDetail } from '#contract/discussion/schema.ts';
import { mostBecame } from '#contract/discussion/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { seen as seenVote } from '../../motions/queries.ts';
import { seen as seenReport } from '../../reports/rows/queries-seen.ts';

/** What came of the replies of one discussion, of what the asker may open; the oldest first. */
export async function becameOf(db: Db, scope: Scope, id: number): Promise<DiscussionDetail['became']> {
  const turned = (join: SQL): SQL => sql`from comment c
    join comment_turn t on t.svj_id = c.svj_id and t.comment_id = c.id ${join}
    where c.svj_id = ${scope.svjId} and c.owner = 'discussion' and c.owner_id = ${id} and c.deleted_at is null`;
  const votes = may(scope, 'vote', 'r') ? seenVote(scope) : sql`false`;
  const { rows } = await db.execute<DiscussionDetail['became'][number] & { at: number }>(sql`
    select t.id as at, c.id as "commentId", 'report' as kind, report.id, report.title
    ${turned(sql`join report on report.svj_id = t.svj_id and report.id = t.report_id`)} and ${seenReport(scope)}
    union all
    select t.id as at, c.id as "commentId", 'vote' as kind, vote.id, vote.name as title
    ${turned(sql`join vote on vote.svj_id = t.svj_id and vote.id = t.vote_id`)} and ${votes}
    order by at limit ${mostBecame}`);
  return rows.map(({ commentId, kind, id: made, title }) => ({ commentId, kind, id: made, title }));
}
