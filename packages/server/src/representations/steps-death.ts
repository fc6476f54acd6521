import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { tellOfProxy } from '../proxies/notices.ts';
import { changeProxy, lockProxy, openPowersOf } from '../proxies/queries.ts';
import { lockPowers } from '../proxies/queries-around.ts';
import { dropAct } from '../second/steps.ts';
import { endAllOf } from './steps.ts';

type At = { db: Db; scope: Scope; now: Date };

/**
 * Powers that somebody who died gave or was given end, and so does their representation of others. What was done by a power
 * stays: ballots are never taken back.
 */
export async function endOfDead(portal: Portal, at: At, memberId: number): Promise<void> {
  const { db, scope, now } = at;
  await lockPowers(db, scope);
  for (const id of await openPowersOf(db, scope, memberId)) {
    const power = await lockProxy(db, scope, id);
    if (!power) continue;
    await changeProxy(db, scope, id, { state: 'revoked', revokedBy: scope.memberId, revokedAt: now }, now);
    await dropAct(at, 'proxy', id);
    await record(db, scope, now, { noun: 'proxies', nounId: id, verb: 'revoke' });
    await tellOfProxy(db, portal, scope, power, 'revoked', now);
  }
  await endAllOf(at, portal, memberId);
}
