import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import { actFor } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import type { About } from '../base/start/jobs.ts';
import { dueMessages } from './queries-due.ts';
import { messageSeen } from './rows/queries.ts';
import { publish } from './writing/steps-publish.ts';

type Log = (error: unknown) => void;
const silent: Log = () => undefined;

async function publishOne(portal: Portal, db: Db, svjId: number, id: number): Promise<boolean> {
  const scope = await actFor(db, svjId);
  const now = portal.now();
  return publish(db, scope, portal, await messageSeen(db, scope, id, now), now);
}

/**
 * Publishes planned messages whose time has come; answers how many. Each in its own transaction, so that one that fails
 * stops no other; two servers wait for one another at the row, and the second finds it published.
 */
export async function publishPlanned(portal: Portal, log: Log = silent): Promise<number> {
  const now = portal.now();
  // The clock is one for all associations.
  const due = await portal.pool.across('read only', (db) => dueMessages(db, now));
  let done = 0;
  for (const { svj_id, id } of due) {
    try {
      if (await portal.pool.transaction('read write', (db) => publishOne(portal, db, svj_id, id))) done += 1;
    } catch (error) {
      // Deleted in the meantime.
      if (!(error instanceof Refused)) log(error);
    }
  }
  return done;
}

/** Publishes the planned message if its time has come and nobody did. */
export async function publishIfDue(portal: Portal, { svj, id }: About): Promise<boolean> {
  return portal.pool.transaction('read write', async (db) => {
    await actFor(db, svj);
    const due = await dueMessages(db, portal.now());
    return due.some((d) => d.svj_id === svj && d.id === id) && publishOne(portal, db, svj, id);
  });
}
