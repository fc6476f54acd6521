import { versionOf } from '#contract/base/ids.ts';
import { searchKey } from '#contract/base/search.ts';
import { type Refusal, Refused } from '#contract/refusals.ts';
import { fieldOf, mostPrincipals, obstacleOf, type ProxyObstacle } from '#contract/votes/rules-proxies.ts';
import type { ProxyInput } from '#contract/votes/schema-proxies.ts';
import { record } from '../../base/audit.ts';
import { changesBetween } from '../../base/audit-changes.ts';
import type { Db } from '../../base/db.ts';
import { attachFiles } from '../../base/files.ts';
import type { Scope } from '../../base/gate.ts';
import type { House } from '../../base/handler.ts';
import { proxyShot } from '../queries-shot.ts';
import { tellCommittee, tellOfProxy } from './notices.ts';
import * as q from './queries.ts';
import * as around from './queries-around.ts';

type Asking = { db: Db; scope: Scope; now: Date };

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

/** Makes a power that waits for approval; answers its id. */
export async function createProxy(at: Asking, house: House, input: ProxyInput): Promise<number> {
  const { db, scope, now } = at;
  await around.lockPowers(db, scope);
  const principalId = await principalOf(at, input);
  await checkAgent(at, input, principalId);
  await checkVote(at, input.voteId, principalId);
  const agentName = input.agentId === null ? input.agentName : '';
  const who = { principalId, agentId: input.agentId, agentKey: searchKey(agentName), voteId: input.voteId };
  if (await around.hasTwin(db, scope, who, now)) refuse('PROXIES.ERRORS.TWICE', 'agentId');
  const days = input.voteId === null ? { validFrom: input.validFrom, validTo: input.validTo } : {};
  // A signature is verified by whoever sees it on paper, never by who gives the power.
  const verified = q.administers(scope) && input.verified;
  const { signedOn, note } = input;
  const byPrincipal = principalId === scope.memberId;
  const made = { ...who, ...days, agentName, signedOn, note, verified, byPrincipal, madeBy: scope.memberId };
  const power = await q.addProxy(db, scope, { ...made, createdAt: now, updatedAt: now });
  await attachFiles(db, scope, { owner: 'vote_proxy', ownerId: power.id }, input.fileIds, now);
  await record(db, scope, now, { noun: 'proxies', nounId: power.id, verb: 'create' });
  await tellOfProxy(db, house, scope, power, 'made', now);
  await tellCommittee(db, house, scope, power, now);
  return power.id;
}

/** The power, locked, as the asker read it: 404 when it is not theirs to know of, 409 when it has changed since. */
async function locked({ db, scope }: Asking, id: number, updatedAt: string | null): Promise<q.Power> {
  const power = await q.lockProxy(db, scope, id);
  if (!power) throw new Refused('PROXIES.NOT_FOUND');
  if (updatedAt !== null && power.version !== versionOf(updatedAt)) throw new Refused('BASE.ERRORS.CONFLICT');
  return power;
}

/** The same of one that waits for a decision and is not over. */
async function waiting(at: Asking, id: number, updatedAt: string): Promise<q.Power> {
  const power = await locked(at, id, updatedAt);
  const now = await q.proxyOf(at.db, at.scope, id, at.now);
  if (now?.state === 'ended') throw new Refused('PROXIES.ERRORS.OVER');
  if (power.state !== 'waiting') throw new Refused('PROXIES.ERRORS.DECIDED');
  return power;
}

type Change = { id: number; updatedAt: string; verified: boolean; note: string; fileIds: readonly number[] };

/** Completes a power that waits. */
export async function updateProxy(at: Asking, { id, updatedAt, verified, note, fileIds }: Change): Promise<void> {
  const { db, scope, now } = at;
  await waiting(at, id, updatedAt);
  const before = await proxyShot(db, scope, id);
  await attachFiles(db, scope, { owner: 'vote_proxy', ownerId: id }, fileIds, now);
  await q.changeProxy(db, scope, id, { verified, note }, now);
  const changes = changesBetween(before, await proxyShot(db, scope, id));
  await record(db, scope, now, { noun: 'proxies', nounId: id, verb: 'update', detail: { changes } });
}

export type Standing = { obstacle: ProxyObstacle | null; limit: number | null };

/** What the statutes hold against the power now, counted with all that its agent has. */
export async function standingOf({ db, scope, now }: Asking, power: q.Power): Promise<Standing> {
  const statutes = await around.statutesOf(db, scope);
  const others = await around.powersOfAgent(db, scope, power, power.id, now);
  const agent = power.agentId === null ? undefined : await around.partiesOf(db, scope, [power.agentId], now);
  const agentOwns = agent?.get(power.agentId as number)?.owns ?? false;
  const facts = { principals: mostPrincipals(power, others), agentOwns, verified: power.verified };
  return { obstacle: obstacleOf(statutes, facts), limit: statutes.proxyLimit };
}

/** Approves a power within the statutes; from then on its agent may act by it. */
export async function approveProxy(at: Asking, house: House, id: number, updatedAt: string): Promise<void> {
  const { db, scope, now } = at;
  await around.lockPowers(db, scope);
  const power = await waiting(at, id, updatedAt);
  if (scope.memberId === null) throw new Refused('PROXIES.ERRORS.NOT_MEMBER');
  if (!q.mayApprove(scope, power)) throw new Refused('PROXIES.ERRORS.OWN_APPROVAL');
  const { obstacle, limit } = await standingOf(at, power);
  if (obstacle) refuse(`PROXIES.ERRORS.${obstacle}`, fieldOf[obstacle], { limit: limit ?? 0 });
  await q.changeProxy(db, scope, id, { state: 'approved', decidedBy: scope.memberId, decidedAt: now }, now);
  await record(db, scope, now, { noun: 'proxies', nounId: id, verb: 'approve' });
  await tellOfProxy(db, house, scope, power, 'approved', now);
}

/** Refuses a power with a reason. */
export async function refuseProxy(at: Asking, house: House, id: number, updatedAt: string, reason: string) {
  const { db, scope, now } = at;
  const power = await waiting(at, id, updatedAt);
  await q.changeProxy(db, scope, id, { state: 'refused', reason, decidedBy: scope.memberId, decidedAt: now }, now);
  await record(db, scope, now, { noun: 'proxies', nounId: id, verb: 'refuse' });
  await tellOfProxy(db, house, scope, { ...power, reason }, 'refused', now);
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
export async function endProxy(at: Asking, house: House, id: number, how: keyof typeof endings, reason: string) {
  const { db, scope, now } = at;
  const ending = endings[how];
  const power = await locked(at, id, null);
  if (!ending.isFor(scope, power)) throw new Refused(ending.else);
  const seen = await q.proxyOf(db, scope, id, now);
  if (power.voteId !== null && (seen?.usedCount ?? 0) > 0) throw new Refused('PROXIES.ERRORS.USED');
  if (seen?.state !== 'waiting' && seen?.state !== 'approved') throw new Refused('PROXIES.ERRORS.OVER');
  await q.changeProxy(db, scope, id, { state: 'revoked', reason, revokedBy: scope.memberId, revokedAt: now }, now);
  await record(db, scope, now, { noun: 'proxies', nounId: id, verb: how });
  await tellOfProxy(db, house, scope, { ...power, reason }, ending.deed, now);
}
