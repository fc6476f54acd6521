import type { Portal } from '../base/http/handler.ts';
import { dropOldOpenings } from './openings/queries.ts';

/** Rows that one transaction takes. */
const mostAtOnce = 5000;

/** Forgets who opened what longer ago than it is kept, in all associations. */
export async function forgetOpenings(portal: Portal, most = mostAtOnce): Promise<void> {
  for (;;) {
    // The clock is one for all associations.
    const gone = await portal.pool.across('read write', (db) => dropOldOpenings(db, portal.now(), most));
    if (gone < most) return;
  }
}
