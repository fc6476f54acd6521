import { dayIn } from '#contract/base/time/dates.ts';
import { actFor, may } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { housesWithInstalments } from './instalments/queries-late.ts';
import { tellLate } from './instalments/steps-late.ts';
import { housesByThemselves } from './send/queries.ts';
import { sendItself } from './send/steps.ts';

type Log = (error: unknown) => void;

/** Sends steps that houses let go by themselves, a transaction a house; what went waits for its time to pay, so it goes once. */
export async function sendAlone(portal: Portal, log: Log = () => undefined): Promise<void> {
  // The clock is one for all associations.
  const houses = await portal.pool.across('read only', housesByThemselves);
  for (const svjId of houses)
    await portal.pool
      .transaction('read write', async (db) => {
        const scope = await actFor(db, svjId);
        if (may(scope, 'roomFees', 'r')) await sendItself(portal, { db, scope, now: portal.now() });
      })
      .catch(log);
}

/** Tells those who are behind with agreed instalments, a transaction a house. */
export async function tellLateInstalments(portal: Portal, log: Log = () => undefined): Promise<void> {
  const today = dayIn(portal.now());
  // The clock is one for all associations.
  const houses = await portal.pool.across('read only', (db) => housesWithInstalments(db, today));
  for (const svjId of houses)
    await portal.pool
      .transaction('read write', async (db) => {
        const scope = await actFor(db, svjId);
        if (may(scope, 'roomFees', 'r')) await tellLate(portal, { db, scope, now: portal.now() });
      })
      .catch(log);
}
