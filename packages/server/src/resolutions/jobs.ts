import { nextReminder, remindingAt } from '#contract/resolutions/rules-reminders.ts';
import { actFor, may } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { keepReminder, resolutionsToRemind, takeToRemind } from './queries-due.ts';
import type { At } from './rows/queries.ts';
import { remindOf } from './telling/notices.ts';

type Log = (error: unknown) => void;
const silent: Log = () => undefined;
/** Looked for at once. */
const mostAtOnce = 500;

/** Reminds of one whose time has come; in a house without votes nobody. */
async function remind(portal: Portal, at: At, id: number): Promise<boolean> {
  const { db, scope, now } = at;
  const r = await takeToRemind(db, scope, id, now);
  if (!r || r.dueOn === null) return false;
  if (may(scope, 'vote', 'r')) await remindOf(portal, at, r, remindingAt(r.dueOn, now));
  await keepReminder(db, scope, id, nextReminder(r.dueOn, now));
  return true;
}

/** Reminds of every resolution whose time has come, each in a transaction of its own. */
export async function remindDue(portal: Portal, log: Log = silent, most = mostAtOnce): Promise<void> {
  for (;;) {
    // The clock is one for all associations.
    const due = await portal.pool.across('read only', (db) => resolutionsToRemind(db, portal.now(), most));
    let done = 0;
    for (const { svjId, id } of due) {
      const reminded = portal.pool.transaction('read write', async (db) => {
        if (await remind(portal, { db, scope: await actFor(db, svjId), now: portal.now() }, id)) done += 1;
      });
      await reminded.catch(log);
    }
    // What fails, or what another server is at, would come again at once.
    if (due.length < most || done === 0) return;
  }
}
