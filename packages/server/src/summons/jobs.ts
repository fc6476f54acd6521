import { isReminded, remindDays } from '#contract/summons/rules.ts';
import type { Db } from '../base/db/db.ts';
import { actFor, type Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import type { Errand } from '../base/start/jobs.ts';
import { meetingsAhead, summonsToRemind, takeToRemind } from './sending/queries.ts';
import { inviteLater, remind } from './sending/steps.ts';

type Log = (error: unknown) => void;
const silent: Log = () => undefined;
/** Looked for at once. */
const mostAtOnce = 200;
const day = 24 * 3600_000;
const laterErrand = 'summons.later';

/** Reminds of every called meeting that begins within three days, each in a transaction of its own and once. */
export async function remindDue(portal: Portal, log: Log = silent, most = mostAtOnce): Promise<void> {
  for (;;) {
    const now = portal.now();
    const until = new Date(now.getTime() + remindDays * day);
    // The clock is one for all associations.
    const due = await portal.pool.across('read only', (db) => summonsToRemind(db, now, until, most));
    let done = 0;
    for (const { svjId, id } of due) {
      const reminded = portal.pool.transaction('read write', async (db) => {
        const scope = await actFor(db, svjId);
        const at = { db, scope, now: portal.now() };
        const taken = await takeToRemind(db, scope, id, at.now);
        if (!taken) return;
        done += 1;
        if (isReminded(taken.sentAt, taken.start)) await remind(portal, at, id);
      });
      await reminded.catch(log);
    }
    // What fails, or what another server is at, would come again at once.
    if (due.length < most || done === 0) return;
  }
}

type At = { db: Db; scope: Scope; now: Date };

/** Owners of a place have changed: places of meetings ahead are looked at soon after, once a meeting. */
export async function followRegister(portal: Portal, { db, scope, now }: At): Promise<void> {
  for (const id of await meetingsAhead(db, scope, now))
    await portal.queue.send(db, laterErrand, { svj: scope.svjId, id });
}

export const laterOwners = (portal: Portal): Errand => ({
  name: laterErrand,
  does: ({ svj, id }) =>
    portal.pool.transaction('read write', async (db) => {
      const at = { db, scope: await actFor(db, svj), now: portal.now() };
      const ahead = await meetingsAhead(db, at.scope, at.now);
      if (ahead.includes(id)) await inviteLater(portal, at, id);
    }),
});
