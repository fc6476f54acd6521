import { sql } from 'drizzle-orm';
import { messageLinks } from '#contract/messages/links.ts';
import type { Db } from '../base/db/db.ts';
import type { FileGuard } from '../base/files/file-handlers.ts';
import type { Scope } from '../base/http/gate.ts';
import { seen, seesAll } from './rows/queries-audience.ts';

async function isSeen(db: Db, scope: Scope, id: number, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`select from message where ${seen(scope, now)} and message.id = ${id}`);
  return rows.length > 0;
}

/** Attachments of a message are for whoever may open it; those that are not public only for those who write. */
export const messageFiles: FileGuard = {
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
      select message.id, message.title from message
      where ${seen(scope, now)} and message.id = any(${sql.param([...ids])}::bigint[])`);
    return rows.map(({ id, title }) => ({ id, title, at: messageLinks.one(id) }));
  },
};
