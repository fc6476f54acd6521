import { Refused } from '#contract/refusals.ts';
import { actFor } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import type { About } from '../base/start/jobs.ts';
import { dueSurveys, forgetKeys, spentKeys, withSpentKeys } from './queries-due.ts';
import { goOn } from './writing/steps-course.ts';

type Log = (error: unknown) => void;
const silent: Log = () => undefined;

/** Does what is due with one survey, until nothing is. */
export async function goOnIfDue(portal: Portal, { svj, id }: About): Promise<number> {
  const once = () =>
    portal.pool.transaction('read write', async (db) =>
      goOn(portal, { db, scope: await actFor(db, svj), now: portal.now() }, id),
    );
  let done = 0;
  try {
    // Its beginning, a reminder and its end at most may be due at once.
    while (done < 4 && (await once())) done += 1;
  } catch (error) {
    // Deleted in the meantime.
    if (!(error instanceof Refused)) throw error;
  }
  return done;
}

/** Does what is due with every survey, each in transactions of its own; answers how much it was. */
export async function goOnWithAll(portal: Portal, log: Log = silent): Promise<number> {
  // The clock is one for all associations.
  const due = await portal.pool.across('read only', (db) => dueSurveys(db, portal.now()));
  let done = 0;
  for (const { svj_id, id } of due) {
    try {
      done += await goOnIfDue(portal, { svj: svj_id, id });
    } catch (error) {
      log(error);
    }
  }
  return done;
}

/** Drops what opens nothing any more of one survey. */
export async function dropKeys(portal: Portal, { svj, id }: About): Promise<void> {
  const inside = <T>(
    run: (at: { db: Parameters<typeof spentKeys>[0]; scope: Parameters<typeof spentKeys>[1] }) => Promise<T>,
  ) => portal.pool.transaction('read write', async (db) => run({ db, scope: await actFor(db, svj) }));
  const names = await inside(({ db, scope }) => spentKeys(db, scope, id));
  for (const name of names) await portal.files.drop(name);
  if (names.length > 0) await inside(({ db, scope }) => forgetKeys(db, scope, id, names));
}

/** Drops keys that open nothing any more, so that no former state of the tables is opened by them later. */
export async function dropSpentKeys(portal: Portal, log: Log = silent): Promise<void> {
  // Whose they are is no matter: each is dropped in its own association.
  const found = await portal.pool.across('read only', withSpentKeys);
  for (const { svj_id, id } of found) {
    try {
      await dropKeys(portal, { svj: svj_id, id });
    } catch (error) {
      log(error);
    }
  }
}
