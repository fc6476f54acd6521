import { sql } from 'drizzle-orm';
import { eventLinks } from '#contract/events/links.ts';
import type { Db } from '../base/db/db.ts';
import type { FileGuard } from '../base/files/file-handlers.ts';
import type { Scope } from '../base/http/gate.ts';
import { seen, seesAll } from './rows/queries-audience.ts';

async function isSeen(db: Db, scope: Scope, id: number, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`select from event where ${seen(scope, now)} and event.id = ${id}`);
  return rows.length > 0;
}

/** Attachments of an event are for whoever may open it; those that are not public only for those who write. */
export const eventFiles: FileGuard = {
  async sees(db, scope, id, now) {
    if (!(await isSeen(db, scope, id, now))) return 'nothing';
    return seesAll(scope) ? 'all' : 'public';
  },
  hasForm: (scope) => (seesAll(scope) ? 'all' : null),
  async mayChange(db, scope, id, now) {
    return seesAll(scope) && (await isSeen(db, scope, id, now));
  },
  async uses(db, scope, ids, now) {
    const { rows } = await db.execute<{ id: number; title: string }>(sql`
      select event.id, event.title from event
      where ${seen(scope, now)} and event.id = any(${sql.param([...ids])}::bigint[])`);
    return rows.map(({ id, title }) => ({ id, title, at: eventLinks.one(id) }));
  },
};
