import type { Db } from '../base/db/db.ts';
import { actFor, may, type Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import type { Errand } from '../base/start/jobs.ts';
import { proposalsToRemind, takeToRemind } from './queries-due.ts';
import { proposalSeen } from './rows/queries.ts';
import { tellCommittee } from './telling/notices.ts';
import { openIds } from './writing/queries.ts';
import { recount } from './writing/steps.ts';

type Log = (error: unknown) => void;
const silent: Log = () => undefined;
/** Looked for at once. */
const mostAtOnce = 200;
const recountErrand = 'proposals.recount';

/** Reminds committees once, about a week before the last day to call a meeting; in a house without the module nobody. */
export async function remindDue(portal: Portal, log: Log = silent, most = mostAtOnce): Promise<void> {
  for (;;) {
    // The clock is one for all associations.
    const due = await portal.pool.across('read only', (db) => proposalsToRemind(db, portal.now(), most));
    let done = 0;
    for (const { svjId, id } of due) {
      const reminded = portal.pool.transaction('read write', async (db) => {
        const at = { db, scope: await actFor(db, svjId), now: portal.now() };
        if (!(await takeToRemind(db, at.scope, id, at.now))) return;
        done += 1;
        if (may(at.scope, 'meetingOwners', 'r')) await tellCommittee(portal, at, id, 'soon');
      });
      await reminded.catch(log);
    }
    // What fails, or what another server is at, would come again at once.
    if (due.length < most || done === 0) return;
  }
}

/** Owners or who stands for them are others: what supports open proposals is added up again soon after. */
export async function followRegister(portal: Portal, db: Db, scope: Scope): Promise<void> {
  for (const id of await openIds(db, scope)) await portal.queue.send(db, recountErrand, { svj: scope.svjId, id });
}

export const recounting = (portal: Portal): Errand => ({
  name: recountErrand,
  does: ({ svj, id }) =>
    portal.pool.transaction('read write', async (db) => {
      const at = { db, scope: await actFor(db, svj), now: portal.now() };
      if (!(await openIds(db, at.scope)).includes(id)) return;
      await recount(portal, at, await proposalSeen(db, at.scope, id, 'lock'));
    }),
});
