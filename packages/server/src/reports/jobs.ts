import type { Db } from '../base/db/db.ts';
import { actFor, type Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { reportsToWarn, type ToLookAt } from './due/queries.ts';
import { warnOf } from './due/steps.ts';
import { reportsToAsk } from './verdict/queries.ts';
import { askOf } from './verdict/steps.ts';

/** Reports looked for at once. */
const mostAtOnce = 500;

type At = { db: Db; scope: Scope; now: Date };
type Sweep = {
  /** Across associations: what is due at this moment. */
  due: (db: Db, now: Date, most: number) => Promise<ToLookAt[]>;
  /** Does what is to be done with one, and says so; null where there is nothing left, or another server is at it. */
  does: (portal: Portal, at: At, id: number) => Promise<number | null>;
};

/**
 * Does all that is due, however many associations there are; each report in a transaction of its own, so that one that fails
 * stops no other. Answers how many people are told. A run that was missed is made up for by the next one.
 */
async function sweep(portal: Portal, log: (error: unknown) => void, { due, does }: Sweep, most: number) {
  const now = portal.now();
  let told = 0;
  for (;;) {
    // The clock is one for all associations.
    const found = await portal.pool.across('read only', (db) => due(db, now, most));
    let done = 0;
    for (const { svjId, id } of found) {
      try {
        const one = await portal.pool.transaction('read write', async (db) =>
          does(portal, { db, scope: await actFor(db, svjId), now }, id),
        );
        if (one !== null) done += 1;
        told += one ?? 0;
      } catch (error) {
        log(error);
      }
    }
    // What fails, or what another server is at, would come again at once.
    if (found.length < most || done === 0) return told;
  }
}

/** Tells of every report that is late. */
export const warnOfLate = (portal: Portal, log: (error: unknown) => void, most = mostAtOnce): Promise<number> =>
  sweep(portal, log, { due: reportsToWarn, does: warnOf }, most);

/** Asks reporters whether it is mended, some days after it was said to be. */
export const askOfMended = (portal: Portal, log: (error: unknown) => void, most = mostAtOnce): Promise<number> =>
  sweep(portal, log, { due: reportsToAsk, does: askOf }, most);
