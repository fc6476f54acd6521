import { Refused } from '#contract/refusals.ts';
import { record } from '../../base/db/audit.ts';
import type { Db } from '../../base/db/db.ts';
import { actFor, type Scope } from '../../base/http/gate.ts';
import type { House } from '../../base/http/handler.ts';
import { holdLedger } from '../ledger/steps.ts';
import { voteSeen } from '../queries.ts';
import { remind } from './notices.ts';
import { dueVotes, markReminded, votesToRemindOf } from './queries.ts';
import { finishDue } from './steps-finish.ts';

type Log = (error: unknown) => void;
type Due = { svj_id: number; id: number };
const silent: Log = () => undefined;

/** Each vote in its own transaction, so that one that fails stops no other. Answers how many were done. */
async function each(
  house: House,
  due: readonly Due[],
  log: Log,
  act: (db: Db, scope: Scope, id: number) => Promise<boolean>,
) {
  let done = 0;
  for (const { svj_id, id } of due) {
    try {
      if (await house.pool.transaction('read write', async (db) => act(db, await actFor(db, svj_id), id))) done += 1;
    } catch (error) {
      log(error);
    }
  }
  return done;
}

/**
 * Finishes online votes whose end has come, and that of their papers; answers how many. Two servers wait for one another at the ledger, and the
 * second finds the vote finished.
 */
export async function closeVotes(house: House, log: Log = silent): Promise<number> {
  const now = house.now();
  // Votes of all associations end by one clock.
  const due = await house.pool.across('read only', (db) => dueVotes(db, now));
  return each(house, due, log, async (db, scope, id) => {
    try {
      return await finishDue(house, { db, scope, now }, id);
    } catch (error) {
      if (error instanceof Refused && error.key === 'VOTE.ERRORS.NOT_RUNNING') return false;
      throw error;
    }
  });
}

/** Reminds of online votes that end in as many days as each says; answers how many there were. */
export async function remindOfVotes(house: House, log: Log = silent): Promise<number> {
  const now = house.now();
  // The clock is one for all associations.
  const due = await house.pool.across('read only', (db) => votesToRemindOf(db, now));
  return each(house, due, log, async (db, scope, id) => {
    await holdLedger(db, scope, id);
    if (!(await markReminded(db, scope, id, now))) return false;
    await remind(db, scope, house, await voteSeen(db, scope, id), now);
    await record(db, scope, now, { noun: 'votes', nounId: id, verb: 'remind' });
    return true;
  });
}
