import { sql } from 'drizzle-orm';
import { Refused } from '#contract/refusals.ts';
import { surveyLinks } from '#contract/surveys/links.ts';
import { stateOf } from '#contract/surveys/rules.ts';
import type { Db } from '../base/db/db.ts';
import type { FileGuard } from '../base/files/file-handlers.ts';
import type { Scope } from '../base/http/gate.ts';
import { surveySeen } from './rows/queries.ts';
import { seen, seesAll } from './rows/queries-audience.ts';

async function readable(db: Db, scope: Scope, id: number, now: Date) {
  try {
    return await surveySeen(db, scope, id, now);
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** Attachments of a survey are for whoever may read it; those that are not public only for who administers surveys. */
export const surveyFiles: FileGuard = {
  async sees(db, scope, id, now) {
    if (!(await readable(db, scope, id, now))) return 'nothing';
    return seesAll(scope) ? 'all' : 'public';
  },
  hasForm: (scope) => (seesAll(scope) ? 'all' : null),
  async mayChange(db, scope, id, now) {
    const s = await readable(db, scope, id, now);
    return s !== undefined && seesAll(scope) && stateOf(s, now) === 'concept';
  },
  async uses(db, scope, ids, now) {
    const { rows } = await db.execute<{ id: number; title: string }>(sql`
      select survey.id, survey.name as title from survey
      where ${seen(scope, now)} and survey.id = any(${sql.param([...ids])}::bigint[])`);
    return rows.map(({ id, title }) => ({ id, title, at: surveyLinks.one(id) }));
  },
};
