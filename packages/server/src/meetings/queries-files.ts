import { sql } from 'drizzle-orm';
import { meetingLinks } from '#contract/meetings/links.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import type { FileGuard } from '../base/files/file-handlers.ts';
import type { Scope } from '../base/http/gate.ts';
import { meetingSeen } from './rows/queries.ts';
import { seen, seesAll } from './rows/queries-audience.ts';

async function readable(db: Db, scope: Scope, id: number) {
  try {
    return await meetingSeen(db, scope, id);
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** Attachments of a meeting are for whoever may read it; those that are not public only for who administers meetings. */
export const meetingFiles: FileGuard = {
  async sees(db, scope, id) {
    if (!(await readable(db, scope, id))) return 'nothing';
    return seesAll(scope) ? 'all' : 'public';
  },
  hasForm: (scope) => (seesAll(scope) ? 'all' : null),
  async mayChange(db, scope, id) {
    const m = await readable(db, scope, id);
    return m !== undefined && seesAll(scope) && m.status !== 'finished';
  },
  async uses(db, scope, ids) {
    const { rows } = await db.execute<{ id: number; title: string }>(sql`
      select meeting.id, meeting.name as title from meeting
      where ${seen(scope)} and meeting.id = any(${sql.param([...ids])}::bigint[])`);
    return rows.map(({ id, title }) => ({ id, title, at: meetingLinks.one(id) }));
  },
};
