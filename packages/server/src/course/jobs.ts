import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import { actFor, type Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import type { About, Errand } from '../base/start/jobs.ts';
import { holdLedger } from '../ledger/steps.ts';
import { voteSeen } from '../motions/queries.ts';
import { markReminded } from '../motions/queries-course.ts';
import { decisionOf } from '../paper/counting/queries-course.ts';
import { remind } from './mails/notices.ts';
import { dueVotes, votesToRemindOf } from './queries.ts';
import { type At, heldRunning } from './steps.ts';
import { endErrand, remindErrand } from './steps-errands.ts';
import { decideIfDue, finishDue } from './steps-finish.ts';

type Log = (error: unknown) => void;
type Due = { svj_id: number; id: number };
const silent: Log = () => undefined;

/** Each vote in its own transaction, so that one that fails stops no other. Answers how many were done. */
async function each(
  portal: Portal,
  due: readonly Due[],
  log: Log,
  act: (db: Db, scope: Scope, id: number) => Promise<boolean>,
) {
  let done = 0;
  for (const { svj_id, id } of due) {
    try {
      if (await portal.pool.transaction('read write', async (db) => act(db, await actFor(db, svj_id), id))) done += 1;
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
export async function closeVotes(portal: Portal, log: Log = silent): Promise<number> {
  const now = portal.now();
  // Votes of all associations end by one clock.
  const due = await portal.pool.across('read only', (db) => dueVotes(db, now));
  return each(portal, due, log, async (db, scope, id) => {
    try {
      return await finishDue(portal, { db, scope, now }, id);
    } catch (error) {
      if (error instanceof Refused && error.key === 'VOTE.ERRORS.NOT_RUNNING') return false;
      throw error;
    }
  });
}

/** Reminds of the vote once. */
async function remindOnce(portal: Portal, { db, scope, now }: At, id: number): Promise<boolean> {
  await holdLedger(db, scope, id);
  if (!(await markReminded(db, scope, id, now))) return false;
  await remind(db, scope, portal, await voteSeen(db, scope, id), now);
  await record(db, scope, now, { noun: 'votes', nounId: id, verb: 'remind' });
  return true;
}

/** Reminds of online votes that end in as many days as each says; answers how many there were. */
export async function remindOfVotes(portal: Portal, log: Log = silent): Promise<number> {
  const now = portal.now();
  // The clock is one for all associations.
  const due = await portal.pool.across('read only', (db) => votesToRemindOf(db, now));
  return each(portal, due, log, (db, scope, id) => remindOnce(portal, { db, scope, now }, id));
}

const overOrGone = (error: unknown) =>
  error instanceof Refused && (error.key === 'VOTE.ERRORS.NOT_RUNNING' || error.key === 'VOTE.NOT_FOUND');

/** Ends the vote if its end has come and its papers are settled; while they are not, it looks again when they are to be. */
export async function endIfDue(portal: Portal, { svj, id }: About): Promise<boolean> {
  try {
    return await portal.pool.transaction('read write', async (db) => {
      const at = { db, scope: await actFor(db, svj), now: portal.now() };
      const v = await heldRunning(db, at.scope, id);
      // Prolonged since: the later end has an errand of its own.
      if (v.type !== 'online' || !v.closesAt || v.closesAt > at.now) return false;
      if (await decideIfDue(portal, at, v)) return true;
      const due = await decisionOf(db, at.scope, v);
      if (due) await portal.queue.send(db, endErrand, { svj, id }, due);
      return false;
    });
  } catch (error) {
    if (overOrGone(error)) return false;
    throw error;
  }
}

/** Reminds of the vote if that is due and was not done. */
export async function remindIfDue(portal: Portal, { svj, id }: About): Promise<boolean> {
  return portal.pool.transaction('read write', async (db) => {
    const at = { db, scope: await actFor(db, svj), now: portal.now() };
    const due = await votesToRemindOf(db, at.now);
    return due.some((d) => d.svj_id === svj && d.id === id) && remindOnce(portal, at, id);
  });
}

/** What starting and prolonging a vote leave to be done at its times. */
export const courseErrands = (portal: Portal): Errand[] => [
  { name: endErrand, does: async (about) => void (await endIfDue(portal, about)) },
  { name: remindErrand, does: async (about) => void (await remindIfDue(portal, about)) },
];
