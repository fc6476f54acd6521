import { actFor } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { obligationsToWarn } from './due/queries-warn.ts';
import { warnOf } from './due/steps-warn.ts';

/** Obligations looked for at once. */
const mostAtOnce = 500;

/**
 * Tells of every document whose day has come, however many associations there are; each in a transaction of its own, so that
 * one that fails stops no other. Answers how many mails go. A night that was missed is made up for by the next one.
 */
export async function warnOfDue(portal: Portal, log: (error: unknown) => void, most = mostAtOnce): Promise<number> {
  const now = portal.now();
  let mails = 0;
  for (;;) {
    // The clock is one for all associations.
    const due = await portal.pool.across('read only', (db) => obligationsToWarn(db, now, most));
    let done = 0;
    for (const { svjId, documentId } of due) {
      try {
        const going = await portal.pool.transaction('read write', async (db) =>
          warnOf(portal, { db, scope: await actFor(db, svjId), now }, documentId),
        );
        if (going !== null) done += 1;
        mails += going ?? 0;
      } catch (error) {
        log(error);
      }
    }
    // What fails, or what another server is at, would come again at once.
    if (due.length < most || done === 0) return mails;
  }
}
