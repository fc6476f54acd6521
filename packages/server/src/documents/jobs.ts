import { actFor } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { dueDeletions } from './bin/queries.ts';
import { purge } from './bin/steps.ts';

/**
 * Removes for good what has waited in the bin for its time; each deletion in a transaction of its own, so that one that fails
 * stops no other. Answers how many there were.
 */
export async function emptyBins(portal: Portal, log: (error: unknown) => void): Promise<number> {
  const now = portal.now();
  // The clock is one for all associations.
  const due = await portal.pool.across('read only', (db) => dueDeletions(db, now));
  let done = 0;
  for (const { svjId, id } of due) {
    try {
      await portal.pool.transaction('read write', async (db) => {
        await purge({ db, scope: await actFor(db, svjId), now }, id);
      });
      done += 1;
    } catch (error) {
      log(error);
    }
  }
  return done;
}
