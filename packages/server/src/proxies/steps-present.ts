import type { Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { dropAct } from '../second/steps.ts';
import { tellOfProxy } from './notices.ts';
import * as q from './queries.ts';
import { heldOfPrincipals } from './queries-around.ts';
import type { Asking } from './steps.ts';

/**
 * Powers for this vote end whose principals came to it themselves. What was done by them stays; standing ones hold on other
 * days.
 */
export async function endOfPresent(at: Asking, portal: Portal, voteId: number, principals: readonly number[]) {
  const { db, scope, now } = at;
  for (const power of await heldOfPrincipals(db, scope, voteId, principals)) {
    await q.changeProxy(db, scope, power.id, { state: 'revoked', revokedBy: power.principalId, revokedAt: now }, now);
    await dropAct(at, 'proxy', power.id);
    await record(db, scope, now, { noun: 'proxies', nounId: power.id, verb: 'revoke' });
    await tellOfProxy(db, portal, scope, power, 'revoked', now);
  }
}
