import { nextReminding } from '#contract/cashdesk/rules-advances.ts';
import { actFor } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { tellHolder } from './advances/notices.ts';
import { advancesToRemind, takeToRemind } from './advances/queries-reminding.ts';
import type { At } from './rows/queries.ts';
import { changeAdvance } from './rows/queries-advances.ts';

type Log = (error: unknown) => void;
const silent: Log = () => undefined;
/** Looked for at once. */
const mostAtOnce = 500;

async function remind(portal: Portal, at: At, id: number): Promise<boolean> {
  const taken = await takeToRemind(at.db, at.scope, id, at.now);
  if (!taken) return false;
  if (at.scope.enabled.includes('cashDesk')) await tellHolder(portal, at, taken, 'cashAdvanceLate');
  await changeAdvance(at, id, { remindAt: nextReminding(taken.dueOn, at.now) });
  return true;
}

/** Reminds holders of advances whose term is over, each in a transaction of its own. */
export async function remindHolders(portal: Portal, log: Log = silent, most = mostAtOnce): Promise<void> {
  for (;;) {
    // The clock is one for all associations.
    const due = await portal.pool.across('read only', (db) => advancesToRemind(db, portal.now(), most));
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
