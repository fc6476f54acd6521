import { sql } from 'drizzle-orm';
import { voteLinks } from '#contract/motions/links.ts';
import type { Db } from '../base/db/db.ts';
import type { FileGuard } from '../base/files/file-handlers.ts';
import type { Scope } from '../base/http/gate.ts';
import { seen, seesAll } from './queries.ts';

/** The state of the vote that the point is of, if the asker may see it. */
async function stateOf(db: Db, scope: Scope, pointId: number): Promise<string | undefined> {
  const { rows } = await db.execute<{ status: string }>(sql`
    select vote.status from vote_point p join vote on vote.svj_id = p.svj_id and vote.id = p.vote_id
    where p.svj_id = ${scope.svjId} and p.id = ${pointId} and ${seen(scope)}`);
  return rows[0]?.status;
}

/** Attachments of a point are for whoever sees the vote; nothing of them changes once it runs. */
export const pointFiles: FileGuard = {
  async sees(db, scope, pointId) {
    if ((await stateOf(db, scope, pointId)) === undefined) return 'nothing';
    return seesAll(scope) ? 'all' : 'public';
  },
  hasForm: (scope) => (seesAll(scope) ? 'all' : null),
  async mayChange(db, scope, pointId) {
    return seesAll(scope) && (await stateOf(db, scope, pointId)) === 'concept';
  },
  async uses(db, scope, ids) {
    const { rows } = await db.execute<{ id: number; voteId: number; title: string }>(sql`
      select p.id, vote.id as "voteId", vote.name || ': ' || p.name as title
      from vote_point p join vote on vote.svj_id = p.svj_id and vote.id = p.vote_id
      where p.svj_id = ${scope.svjId} and p.id = any(${sql.param([...ids])}::bigint[]) and ${seen(scope)}`);
    return rows.map(({ id, voteId, title }) => ({ id, title, at: voteLinks.one(voteId) }));
  },
};
