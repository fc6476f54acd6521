import type { Portal } from '../base/http/handler.ts';
import { dropDeleted } from './writing/queries.ts';

/** Rows that one transaction takes. */
const mostAtOnce = 5000;

/** Removes for good, in all associations, contacts that were deleted long ago: who they are is nobody's any more. */
export async function forgetContacts(portal: Portal, most = mostAtOnce): Promise<void> {
  for (;;) {
    // The clock is one for all associations.
    const gone = await portal.pool.across('read write', (db) => dropDeleted(db, portal.now(), most));
    if (gone < most) return;
  }
}
