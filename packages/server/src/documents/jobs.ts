import { actFor } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { dueDeletions } from './bin/queries.ts';
import { purge } from './bin/steps.ts';

/** Deletions looked for at once. */
const mostAtOnce = 500;

/**
 * Removes for good what has waited in the bins for its time, however much it is; each deletion in a transaction of its own, so
 * that one that fails stops no other. Answers how many there were.
 */
export async function emptyBins(portal: Portal, log: (error: unknown) => void, most = mostAtOnce): Promise<number> {
  const now = portal.now();
  let done = 0;
  for (;;) {
    // The clock is one for all associations.
    const due = await portal.pool.across('read only', (db) => dueDeletions(db, now, most));
    let gone = 0;
    for (const { svjId, id } of due) {
      try {
        const isGone = await portal.pool.transaction('read write', async (db) =>
          purge({ db, scope: await actFor(db, svjId), now }, id),
        );
        if (isGone) gone += 1;
      } catch (error) {
        log(error);
      }
    }
    done += gone;
    // What fails, or what another server is at, would come again at once.
    if (due.length < most || gone === 0) return done;
  }
}
