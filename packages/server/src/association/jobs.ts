import { actFor } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { dueNamings } from './queries-naming.ts';
import { type Invites, settleNaming } from './steps-naming.ts';

/** Namings of chairs whose days to object are over; each house in its own transaction. Answers how many hold. */
export async function settleNamings(
  portal: Portal,
  invites: Invites,
  log: (error: unknown) => void = () => undefined,
): Promise<number> {
  const now = portal.now();
  // The clock is one for all associations.
  const due = await portal.pool.across('read only', (db) => dueNamings(db, now));
  let done = 0;
  for (const svjId of due) {
    try {
      const held = await portal.pool.transaction('read write', async (db) =>
        settleNaming(db, portal, await actFor(db, svjId), invites, now),
      );
      if (held) done += 1;
    } catch (error) {
      log(error);
    }
  }
  return done;
}
