import { nextReminder } from '#contract/fees/rules-days.ts';
import { actFor, may } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import type { At } from './rows/queries.ts';
import { remindOf } from './telling/notices.ts';
import { feesToRemind, keepReminder, takeToRemind } from './telling/queries.ts';

type Log = (error: unknown) => void;
const silent: Log = () => undefined;
/** A reminder that waited longer, as in a house that moved here, is of a day that may be over. */
const late = 2 * 24 * 3600_000;
/** Looked for at once. */
const mostAtOnce = 500;

/** Reminds of one whose time has come; in a house without fees nobody. */
async function remind(portal: Portal, at: At, id: number): Promise<boolean> {
  const { db, scope, now } = at;
  const taken = await takeToRemind(db, scope, id, now);
  if (!taken) return false;
  const isTold = now.getTime() - taken.remindAt.getTime() < late;
  if (isTold && may(scope, 'roomFees', 'r')) await remindOf(portal, at, id);
  await keepReminder(db, scope, id, nextReminder(taken, now));
  return true;
}

/** Reminds of every fee of a house whose due day is near, each in a transaction of its own. */
export async function remindDue(portal: Portal, log: Log = silent, most = mostAtOnce): Promise<void> {
  for (;;) {
    // The clock is one for all associations.
    const due = await portal.pool.across('read only', (db) => feesToRemind(db, portal.now(), most));
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
