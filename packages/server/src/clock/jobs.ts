import { wallTime } from '#contract/base/time/dates.ts';
import { actFor, may } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import type { Terms } from '../define-noun.ts';
import { tellNear } from './telling/notices.ts';
import { housesToLook, takeRound } from './telling/queries.ts';

type Log = (error: unknown) => void;
const silent: Log = () => undefined;
/** Looked for at once. */
const mostAtOnce = 500;
/** Mails of terms go from this hour on. */
const morning = '07';

async function look(portal: Portal, svjId: number, terms: readonly Terms[]): Promise<void> {
  await portal.pool.transaction('read write', async (db) => {
    const at = { db, scope: await actFor(db, svjId), now: portal.now() };
    if ((await takeRound(at)) && may(at.scope, 'svj', 'rw')) await tellNear(portal, at, terms);
  });
}

/** Looks once a day at terms of every house, each in a transaction of its own. */
export async function lookAtTerms(
  portal: Portal,
  terms: readonly Terms[],
  log: Log = silent,
  most = mostAtOnce,
): Promise<void> {
  if (wallTime(portal.now()).slice(11, 13) < morning) return;
  for (let after = 0; ; ) {
    // The clock is one for all associations.
    const houses = await portal.pool.across('read only', (db) => housesToLook(db, portal.now(), after, most));
    for (const svjId of houses) await look(portal, svjId, terms).catch(log);
    const last = houses.at(-1);
    if (last === undefined || houses.length < most) return;
    after = last;
  }
}
