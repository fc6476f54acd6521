import { sql } from 'drizzle-orm';
import { discussionLinks } from '#contract/discussion/links.ts';
import { mayOf } from '#contract/discussion/rules.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import type { FileGuard } from '../base/files/file-handlers.ts';
import { may, type Scope } from '../base/http/gate.ts';
import { askerOf } from './detail/queries-talk.ts';
import { discussionSeen } from './rows/queries.ts';
import { seen } from './rows/queries-audience.ts';

async function readable(db: Db, scope: Scope, id: number, now: Date) {
  try {
    return await discussionSeen(db, scope, id, now);
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** Files that came with the opening text are for whoever may read the discussion; its author describes them while they may change it. */
export const discussionFiles: FileGuard = {
  sees: async (db, scope, id, now) => ((await readable(db, scope, id, now)) ? 'all' : 'nothing'),
  hasForm: (scope) => (may(scope, 'discussion', 'r') && scope.mayWrite && scope.memberId !== null ? 'own' : null),
  async mayChange(db, scope, id, now) {
    const d = await readable(db, scope, id, now);
    return d !== undefined && mayOf(d, askerOf(scope), now).edit;
  },
  async uses(db, scope, ids, now) {
    const { rows } = await db.execute<{ id: number; title: string; hash: string }>(sql`
      select discussion.id, discussion.name as title, discussion.address as hash from discussion
      where ${seen(scope, now)} and discussion.id = any(${sql.param([...ids])}::bigint[])`);
    return rows.map(({ id, title, hash }) => ({ id, title, at: discussionLinks.one(hash) }));
  },
};
