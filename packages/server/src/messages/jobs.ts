import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import { actFor } from '../base/http/gate.ts';
import type { House } from '../base/http/handler.ts';
import { messageSeen } from './queries.ts';
import { dueMessages } from './queries-due.ts';
import { publish } from './steps-publish.ts';

type Log = (error: unknown) => void;
const silent: Log = () => undefined;

/**
 * Publishes planned messages whose time has come; answers how many. Each in its own transaction, so that one that fails
 * stops no other; two servers wait for one another at the row, and the second finds it published.
 */
export async function publishPlanned(house: House, log: Log = silent): Promise<number> {
  const now = house.now();
  // The clock is one for all associations.
  const due = await house.pool.across('read only', (db) => dueMessages(db, now));
  const one = async (db: Db, svjId: number, id: number) => {
    const scope = await actFor(db, svjId);
    const message = await messageSeen(db, scope, id, now);
    return publish(db, scope, house, message, now);
  };
  let done = 0;
  for (const { svj_id, id } of due) {
    try {
      if (await house.pool.transaction('read write', (db) => one(db, svj_id, id))) done += 1;
    } catch (error) {
      // Deleted in the meantime.
      if (!(error instanceof Refused)) log(error);
    }
  }
  return done;
}
