import { versionOf } from '#contract/base/calls/ids.ts';
import { searchKey } from '#contract/base/words/search.ts';
import { fieldOf } from '#contract/proxies/rules.ts';
import type { ProxyInput } from '#contract/proxies/schema.ts';
import { type Refusal, Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import { attachFiles } from '../base/files/files.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { changesBetween } from '../base/log/audit-changes.ts';
import { dropAct } from '../second/steps.ts';
import { tellOfProxy } from './notices.ts';
import * as q from './queries.ts';
import * as around from './queries-around.ts';
import { proxyShot } from './queries-around.ts';
import { askForPower } from './steps-second.ts';
import { standingOf } from './steps-use.ts';

export type Asking = { db: Db; scope: Scope; now: Date };

const refuse = (key: Refusal, field: string, params: Record<string, string | number> = {}): never => {
  throw new Refused(key, { fields: { [field]: key }, params });
};

/** Who gives the power: the asker themself, or with the right to administer anybody who owns or represents. */
async function principalOf({ db, scope, now }: Asking, input: ProxyInput): Promise<number> {
  const id = input.principalId ?? scope.memberId;
  if (id === null) return refuse('BASE.FORM.REQUIRED' as never, 'principalId');
  if (id !== scope.memberId && !q.administers(scope)) throw new Refused('BASE.ERRORS.NO_PERMISSION');
  const party = (await around.partiesOf(db, scope, [id], now)).get(id);
  if (!party || party.archived) refuse('PROXIES.ERRORS.PRINCIPAL_UNKNOWN', 'principalId');
  if (!party?.owns && !party?.acts) refuse('PROXIES.ERRORS.NOT_OWNER', 'principalId');
  return id;
}

async function checkAgent({ db, scope, now }: Asking, input: ProxyInput, principalId: number): Promise<void> {
  if (input.agentId === null) return;
  if (input.agentId === principalId) refuse('PROXIES.ERRORS.SELF', 'agentId');
  const party = (await around.partiesOf(db, scope, [input.agentId], now)).get(input.agentId);
  if (!party || party.archived) refuse('PROXIES.ERRORS.AGENT_UNKNOWN', 'agentId');
}

async function checkVote({ db, scope }: Asking, voteId: number | null, principalId: number): Promise<void> {
  if (voteId === null) return;
  const vote = await around.voteFor(db, scope, voteId, principalId);
  if (!vote) return refuse('PROXIES.ERRORS.VOTE_UNKNOWN', 'voteId');
  if (vote.status === 'finish') refuse('PROXIES.ERRORS.VOTE_OVER', 'voteId');
  if (vote.status === 'run' && !vote.voter) refuse('PROXIES.ERRORS.NOT_VOTER', 'principalId');
}

/** A power as it is made: the principal's own counts at once, another waits for its paper and a second person. */
const beginning = (scope: Scope, principalId: number, now: Date) =>
  principalId === scope.memberId
    ? { byPrincipal: true, state: 'approved' as const, countsBy: 'principal' as const, decidedAt: now }
    : { byPrincipal: false };

/** Makes a power; answers its id. `atDoor`: its agent shows it at a meeting. */
export async function createProxy(at: Asking, portal: Portal, input: ProxyInput, atDoor = false): Promise<number> {
  const { db, scope, now } = at;
  if (scope.memberId === null) throw new Refused('PROXIES.ERRORS.NOT_MEMBER');
  await around.lockPowers(db, scope);
  const principalId = await principalOf(at, input);
  await checkAgent(at, input, principalId);
  await checkVote(at, input.voteId, principalId);
  const agentName = input.agentId === null ? input.agentName : '';
  const who = { principalId, agentId: input.agentId, agentKey: searchKey(agentName), voteId: input.voteId };
  if (await around.hasTwin(db, scope, who, now)) refuse('PROXIES.ERRORS.TWICE', 'agentId');
  const days = input.voteId === null ? { validFrom: input.validFrom, validTo: input.validTo } : {};
  // A signature is verified by whoever sees it on paper, never by who gives the power.
  const verified = q.administers(scope) && input.verified && principalId !== scope.memberId;
  const { signedOn, note } = input;
  const made = { ...who, ...days, agentName, signedOn, note, verified, madeBy: scope.memberId };
  const began = beginning(scope, principalId, now);
  const power = await q.addProxy(db, scope, { ...made, ...began, createdAt: now, updatedAt: now });
  if (power.byPrincipal) await refuseHindered(at, power);
  await attachFiles(db, scope, { owner: 'vote_proxy', ownerId: power.id }, input.fileIds, now);
  await record(db, scope, now, { noun: 'proxies', nounId: power.id, verb: 'create' });
  await tellOfProxy(db, portal, scope, power, power.byPrincipal ? 'given' : 'made', now);
  if (!power.byPrincipal) await askForPower(at, portal, power, atDoor);
  return power.id;
}

/** Its own giver may choose somebody whom the statutes allow; a verified signature is asked for when the power is used. */
async function refuseHindered(at: Asking, power: q.Power): Promise<void> {
  const { obstacle, limit } = await standingOf(at, power);
  if (obstacle && obstacle !== 'NOT_VERIFIED')
    refuse(`PROXIES.ERRORS.${obstacle}`, fieldOf[obstacle], { limit: limit ?? 0 });
}

/** The power, locked, as the asker read it: 404 when it is not theirs to know of, 409 when it has changed since. */
export async function lockedPower({ db, scope }: Asking, id: number, updatedAt: string | null): Promise<q.Power> {
  const power = await q.lockProxy(db, scope, id);
  if (!power) throw new Refused('PROXIES.NOT_FOUND');
  if (updatedAt !== null && power.version !== versionOf(updatedAt)) throw new Refused('BASE.ERRORS.CONFLICT');
  return power;
}

type Change = { id: number; updatedAt: string; verified: boolean; note: string; fileIds: readonly number[] };

/** Completes a power. Of one that counts, what it was confirmed by stays. */
export async function updateProxy(at: Asking, portal: Portal, change: Change): Promise<void> {
  const { db, scope, now } = at;
  const { id, updatedAt, verified, note, fileIds } = change;
  const power = await lockedPower(at, id, updatedAt);
  const { state } = (await q.proxyOf(db, scope, id, now)) ?? power;
  if (state === 'ended') throw new Refused('PROXIES.ERRORS.OVER');
  if (state !== 'waiting' && state !== 'approved') throw new Refused('PROXIES.ERRORS.DECIDED');
  const had = await around.paperIds(db, scope, id);
  if (state === 'approved' && had.some((file) => !fileIds.includes(file)))
    refuse('PROXIES.ERRORS.FILES_KEPT', 'fileIds');
  const before = await proxyShot(db, scope, id);
  await attachFiles(db, scope, { owner: 'vote_proxy', ownerId: id }, fileIds, now);
  await q.changeProxy(db, scope, id, { verified, note }, now);
  const changes = changesBetween(before, await proxyShot(db, scope, id));
  await record(db, scope, now, { noun: 'proxies', nounId: id, verb: 'update', detail: { changes } });
  if (state === 'waiting') await askForPower(at, portal, power);
}

const endings = {
  revoke: {
    isFor: (scope: Scope, p: q.Power) => p.principalId === scope.memberId || q.administers(scope),
    else: 'PROXIES.ERRORS.NOT_YOURS',
    deed: 'revoked',
  },
  renounce: {
    isFor: (scope: Scope, p: q.Power) => p.agentId !== null && p.agentId === scope.memberId,
    else: 'PROXIES.ERRORS.NOT_AGENT',
    deed: 'renounced',
  },
} as const;

/**
 * Ends a power, which its principal takes back or its agent gives up: what was done by it stays, nothing more is done. One
 * for a single vote that was used stays; whoever votes by it locks the same row, so that one of both comes first.
 */
export async function endProxy(at: Asking, portal: Portal, id: number, how: keyof typeof endings, reason: string) {
  const { db, scope, now } = at;
  const ending = endings[how];
  const power = await lockedPower(at, id, null);
  if (!ending.isFor(scope, power)) throw new Refused(ending.else);
  const seen = await q.proxyOf(db, scope, id, now);
  if (power.voteId !== null && (seen?.usedCount ?? 0) > 0) throw new Refused('PROXIES.ERRORS.USED');
  if (seen?.state !== 'waiting' && seen?.state !== 'approved') throw new Refused('PROXIES.ERRORS.OVER');
  await q.changeProxy(db, scope, id, { state: 'revoked', reason, revokedBy: scope.memberId, revokedAt: now }, now);
  await dropAct(at, 'proxy', id);
  await record(db, scope, now, { noun: 'proxies', nounId: id, verb: how });
  await tellOfProxy(db, portal, scope, { ...power, reason }, ending.deed, now);
}

/**
 * Powers for this vote end whose principals came to it themselves. What was done by them stays; standing ones hold on other
 * days.
 */
export async function endOfPresent(at: Asking, portal: Portal, voteId: number, principals: readonly number[]) {
  const { db, scope, now } = at;
  for (const power of await around.heldOfPrincipals(db, scope, voteId, principals)) {
    await q.changeProxy(db, scope, power.id, { state: 'revoked', revokedBy: power.principalId, revokedAt: now }, now);
    await dropAct(at, 'proxy', power.id);
    await record(db, scope, now, { noun: 'proxies', nounId: power.id, verb: 'revoke' });
    await tellOfProxy(db, portal, scope, power, 'revoked', now);
  }
}
