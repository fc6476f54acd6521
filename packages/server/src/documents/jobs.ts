import { actFor } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { type DueDeletion, dueDeletions } from './bin/queries.ts';
import { type Purged, purge } from './bin/steps.ts';

/** Deletions looked for at once. */
const mostAtOnce = 500;

/** Documents that go in one transaction: others wait for it no longer than for a small write. */
const portion = 200;
type Most = { deletions?: number; documents?: number };

/** Removes for good what a deletion took, a portion after another; answers whether it was still there for whoever asks. */
async function empty(portal: Portal, { svjId, id }: DueDeletion, now: Date, most: number): Promise<boolean> {
  for (let after: Purged = 0; ; ) {
    const from: number = after;
    after = await portal.pool.transaction('read write', async (db) =>
      purge({ db, scope: await actFor(db, svjId), now }, id, from, most),
    );
    if (after === null || after === 'gone') return after === 'gone';
  }
}

/**
 * Removes for good what has waited in the bins for its time, however much it is; each deletion by itself, so that one that fails
 * stops no other. Answers how many there were.
 */
export async function emptyBins(
  portal: Portal,
  log: (error: unknown) => void,
  { deletions: most = mostAtOnce, documents = portion }: Most = {},
): Promise<number> {
  const now = portal.now();
  let done = 0;
  for (;;) {
    // The clock is one for all associations.
    const due = await portal.pool.across('read only', (db) => dueDeletions(db, now, most));
    let gone = 0;
    for (const deletion of due) {
      try {
        if (await empty(portal, deletion, now, documents)) gone += 1;
      } catch (error) {
        log(error);
      }
    }
    done += gone;
    // What fails, or what another server is at, would come again at once.
    if (due.length < most || gone === 0) return done;
  }
}
