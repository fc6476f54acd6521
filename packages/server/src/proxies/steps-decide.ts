import { fieldOf } from '#contract/proxies/rules.ts';
import { Refused } from '#contract/refusals.ts';
import type { SecondKind } from '#contract/second/rules.ts';
import type { RefusalReason, SecondState } from '#contract/second/schema.ts';
import type { Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { type Act, hasPaper, openActOf } from '../second/queries.ts';
import { closeAct, secondOf, secondState } from '../second/steps.ts';
import { tellOfProxy } from './notices.ts';
import * as q from './queries.ts';
import { lockPowers } from './queries-around.ts';
import { type Asking, lockedPower } from './steps.ts';
import { actOfPower } from './steps-second.ts';
import { standingOf } from './steps-use.ts';

/** The power, locked, if it waits for a decision and is not over. */
async function waiting(at: Asking, id: number, updatedAt: string): Promise<q.Power> {
  const power = await lockedPower(at, id, updatedAt);
  const now = await q.proxyOf(at.db, at.scope, id, at.now);
  if (now?.state === 'ended') throw new Refused('PROXIES.ERRORS.OVER');
  if (power.state !== 'waiting') throw new Refused('PROXIES.ERRORS.DECIDED');
  return power;
}

type Confirming = { by: number; as: SecondKind | 'principal'; act: Act | undefined };

/** As what the asker confirms the power: with the account of its principal, or as a second person who saw its paper. */
async function confirming(at: Asking, portal: Portal, power: q.Power): Promise<Confirming> {
  const { db, scope } = at;
  if (scope.memberId === null) throw new Refused('PROXIES.ERRORS.NOT_MEMBER');
  if (power.principalId === scope.memberId)
    return { by: scope.memberId, as: 'principal', act: await openActOf(db, scope, 'proxy', power.id) };
  if (!(await hasPaper(db, scope, { kind: 'proxy', subjectId: power.id })))
    throw new Refused('PROXIES.ERRORS.NO_FILE', { fields: { fileIds: 'PROXIES.ERRORS.NO_FILE' } });
  const act = await actOfPower(at, portal, power);
  return { ...(await secondOf(at, act)), act };
}

/** Confirms a power within the statutes; from then on its agent may act by it. */
export async function approveProxy(at: Asking, portal: Portal, id: number, updatedAt: string): Promise<void> {
  const { db, scope, now } = at;
  await lockPowers(db, scope);
  const power = await waiting(at, id, updatedAt);
  const { by, as, act } = await confirming(at, portal, power);
  const { obstacle, limit } = await standingOf(at, power);
  if (obstacle) {
    const key = `PROXIES.ERRORS.${obstacle}` as const;
    throw new Refused(key, { fields: { [fieldOf[obstacle]]: key }, params: { limit: limit ?? 0 } });
  }
  await q.changeProxy(db, scope, id, { state: 'approved', countsBy: as, decidedBy: by, decidedAt: now }, now);
  if (act) await closeAct(at, act, { state: 'confirmed', by, as });
  await record(db, scope, now, { noun: 'proxies', nounId: id, verb: 'approve' });
  await tellOfProxy(db, portal, scope, power, 'approved', now);
}

/** Whoever administers votes and has no part in the power, or is asked to be its second person. */
async function refuser(at: Asking, power: q.Power): Promise<{ by: number; as: SecondKind }> {
  const { db, scope } = at;
  if (scope.memberId === null) throw new Refused('PROXIES.ERRORS.NOT_MEMBER');
  if (mayRefuseAlone(scope, power)) return { by: scope.memberId, as: 'admin' };
  const act = await openActOf(db, scope, 'proxy', power.id);
  if (!act) throw new Refused('SECOND.ERRORS.BARRED');
  return secondOf(at, act);
}

const mayRefuseAlone = (scope: Asking['scope'], p: q.Power): boolean =>
  q.administers(scope) && ![p.madeBy, p.principalId, p.agentId].includes(scope.memberId);

/** Refuses a power with a reason out of the list. */
export async function refuseProxy(at: Asking, portal: Portal, id: number, updatedAt: string, reason: RefusalReason) {
  const { db, scope, now } = at;
  const power = await waiting(at, id, updatedAt);
  const { by, as } = await refuser(at, power);
  await q.changeProxy(db, scope, id, { state: 'refused', refusal: reason, decidedBy: by, decidedAt: now }, now);
  const act = await openActOf(db, scope, 'proxy', id);
  if (act) await closeAct(at, act, { state: 'refused', by, as });
  await record(db, scope, now, { noun: 'proxies', nounId: id, verb: 'refuse' });
  await tellOfProxy(db, portal, scope, { ...power, refusal: reason }, 'refused', now);
}

type Waiting = { second: SecondState | null; mayDecide: boolean; mayRefuse: boolean };

/** How a power that waits does so, and what the asker may do about it. */
export async function waitingOf(at: Asking, power: q.Power): Promise<Waiting> {
  const { db, scope } = at;
  const act = await openActOf(db, scope, 'proxy', power.id, 'read');
  const second = act ? await secondState(at, act) : null;
  const own = power.principalId === scope.memberId;
  const confirms = second?.mayConfirm ?? false;
  return {
    second,
    mayDecide: own || confirms,
    mayRefuse: scope.memberId !== null && (confirms || mayRefuseAlone(scope, power)),
  };
}
