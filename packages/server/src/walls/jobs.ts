import { actFor } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { dueNotes } from './queries-notes.ts';
import { eraseNotes } from './steps-notes.ts';

/** Looked for at once. */
const mostAtOnce = 500;

/**
 * Removes, in all associations, what nobody confirmed in time and what was decided long ago, with its pictures and the
 * addresses of those who wrote it; reports that were made of it stay.
 */
export async function sweepNotes(portal: Portal, log: (error: unknown) => void, most = mostAtOnce): Promise<void> {
  const now = portal.now();
  for (;;) {
    // The clock is one for all associations.
    const due = await portal.pool.across('read only', (db) => dueNotes(db, now, most));
    const houses = Map.groupBy(due, ({ svjId }) => svjId);
    let gone = 0;
    for (const [svjId, notes] of houses) {
      try {
        await portal.pool.transaction('read write', async (db) =>
          eraseNotes(
            { db, scope: await actFor(db, svjId), now },
            notes.map(({ id }) => id),
          ),
        );
        gone += notes.length;
      } catch (error) {
        log(error);
      }
    }
    if (due.length < most || gone === 0) return;
  }
}
