import { Refused } from '#contract/refusals.ts';
import { actFor } from '../../base/gate.ts';
import type { House } from '../../base/handler.ts';
import { dueVotes } from './queries.ts';
import { finishVote } from './steps-finish.ts';

type Log = (error: unknown) => void;

/**
 * Finishes online votes whose end has come; answers how many. Each in its own transaction, so that one that fails stops no
 * other; two servers wait for one another at the ledger, and the second finds the vote finished.
 */
export async function closeVotes(house: House, log: Log = () => undefined): Promise<number> {
  const now = house.now();
  // Votes of all associations end by one clock.
  const due = await house.pool.across('read only', (db) => dueVotes(db, now));
  let closed = 0;
  for (const { svj_id, id } of due) {
    try {
      await house.pool.transaction('read write', async (db) =>
        finishVote(house, { db, scope: await actFor(db, svj_id), now }, id),
      );
      closed += 1;
    } catch (error) {
      if (!(error instanceof Refused && error.key === 'VOTE.ERRORS.NOT_RUNNING')) log(error);
    }
  }
  return closed;
}
