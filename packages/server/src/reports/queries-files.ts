import { sql } from 'drizzle-orm';
import { Refused } from '#contract/refusals.ts';
import { reportLinks } from '#contract/reports/links.ts';
import { mayOf } from '#contract/reports/rules.ts';
import type { Db } from '../base/db/db.ts';
import type { FileGuard } from '../base/files/file-handlers.ts';
import { may, type Scope } from '../base/http/gate.ts';
import { reportSeen } from './rows/queries.ts';
import { askerOf, seen } from './rows/queries-seen.ts';

async function readable(db: Db, scope: Scope, id: number) {
  try {
    return await reportSeen(db, scope, id);
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** Files of a report are for whoever may read it; they are described by whoever may change it. */
export const reportFiles: FileGuard = {
  sees: async (db, scope, id) => ((await readable(db, scope, id)) ? 'all' : 'nothing'),
  hasForm: (scope) => (may(scope, 'reports', 'r') && scope.mayWrite && scope.memberId !== null ? 'own' : null),
  async mayChange(db, scope, id) {
    const r = await readable(db, scope, id);
    return r !== undefined && mayOf(r, askerOf(scope)).edit;
  },
  async uses(db, scope, ids) {
    const { rows } = await db.execute<{ id: number; title: string }>(sql`
      select report.id, report.title from report
      where ${seen(scope)} and report.id = any(${sql.param([...ids])}::bigint[])`);
    return rows.map(({ id, title }) => ({ id, title, at: reportLinks.one(id) }));
  },
};
