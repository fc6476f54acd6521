import { keptDays } from '#contract/bookings/schema-words.ts';
import { actFor } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { bookingsToRemind, forgetOver, housesToForget, offersOver, takeToRemind } from './queries-due.ts';
import { endOffer } from './taking/steps-freed.ts';
import { tellSoon } from './telling/steps.ts';

type Log = (error: unknown) => void;
const silent: Log = () => undefined;
/** Looked for at once. */
const mostAtOnce = 500;
const day = 24 * 3600_000;

/** Reminds of every booking whose time has come, each in a transaction of its own. */
export async function remindDue(portal: Portal, log: Log = silent, most = mostAtOnce): Promise<void> {
  for (;;) {
    // The clock is one for all associations.
    const due = await portal.pool.across('read only', (db) => bookingsToRemind(db, portal.now(), most));
    let done = 0;
    for (const { svjId, id } of due) {
      const reminded = portal.pool.transaction('read write', async (db) => {
        const scope = await actFor(db, svjId);
        const now = portal.now();
        const one = await takeToRemind(db, scope, id, now);
        if (!one) return;
        await tellSoon({ db, scope, now }, one);
        done += 1;
      });
      await reminded.catch(log);
    }
    // What fails, or what another server is at, would come again at once.
    if (due.length < most || done === 0) return;
  }
}

/** Passes on every offer that nobody took in time, each in a transaction of its own. */
export async function passOffers(portal: Portal, log: Log = silent, most = mostAtOnce): Promise<void> {
  for (;;) {
    const due = await portal.pool.across('read only', (db) => offersOver(db, portal.now(), most));
    let done = 0;
    for (const { svjId, ...one } of due) {
      const passed = portal.pool.transaction('read write', async (db) =>
        endOffer(portal, { db, scope: await actFor(db, svjId), now: portal.now() }, one),
      );
      await passed.then(() => (done += 1), log);
    }
    if (due.length < most || done === 0) return;
  }
}

/** Forgets, in all associations, who had what long ago and who waited for what is over. */
export async function forgetDone(portal: Portal, log: Log = silent, most = mostAtOnce): Promise<void> {
  const now = portal.now();
  const before = new Date(now.getTime() - keptDays * day);
  for (;;) {
    const houses = await portal.pool.across('read only', (db) => housesToForget(db, before, now, most));
    let done = 0;
    for (const svjId of houses) {
      const forgotten = portal.pool.transaction('read write', async (db) =>
        forgetOver(db, await actFor(db, svjId), before, now),
      );
      await forgotten.then(() => (done += 1), log);
    }
    if (houses.length < most || done === 0) return;
  }
}
