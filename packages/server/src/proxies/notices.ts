import { urlOf } from '#contract/base/calls/links.ts';
import { showDay } from '#contract/base/time/dates.ts';
import { proxyLinks } from '#contract/motions/links.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { queueMails } from '../base/mail/mail.ts';
import { houseName } from '../base/people/people.ts';
import { mailboxesOf } from '../second/queries-mailboxes.ts';
import type { Power } from './queries.ts';
import { partiesOf, voteFor } from './queries-around.ts';

export type ProxyDeed = 'made' | 'given' | 'approved' | 'alone' | 'door' | 'refused' | 'revoked' | 'renounced';

/** How far the power reaches: for one vote, or standing with its days. */
async function scopeOf(db: Db, scope: Scope, p: Power) {
  const vote = p.voteId === null ? undefined : await voteFor(db, scope, p.voteId, p.principalId);
  const from = p.validFrom ? showDay(p.validFrom) : 'none';
  const to = p.validTo ? showDay(p.validTo) : 'none';
  return { reach: p.voteId === null ? 'standing' : 'vote', vote: vote?.name ?? '', from, to };
}

async function wordsOf(db: Db, portal: Portal, scope: Scope, p: Power, now: Date) {
  const parties = await partiesOf(db, scope, p.agentId === null ? [p.principalId] : [p.principalId, p.agentId], now);
  return {
    house: await houseName(db, scope),
    principal: parties.get(p.principalId)?.name ?? '',
    agent: p.agentId === null ? p.agentName : (parties.get(p.agentId)?.name ?? ''),
    who: scope.name,
    ...(await scopeOf(db, scope, p)),
    url: urlOf(portal.config.url, proxyLinks.one(p.id), { svj: scope.svjId }),
  };
}

/**
 * Tells the principal and the agent at once what was done with the power, with a link to it: whoever did it, so that
 * nothing is done in somebody's name behind their back.
 */
export async function tellOfProxy(
  db: Db,
  portal: Portal,
  scope: Scope,
  p: Power,
  deed: ProxyDeed,
  now: Date,
): Promise<void> {
  const ids = p.agentId === null ? [p.principalId] : [p.principalId, p.agentId];
  const mailboxes = await mailboxesOf(db, scope, ids);
  if (mailboxes.size === 0) return;
  const hasReason = p.refusal !== null ? 'listed' : p.reason === '' ? 'no' : 'yes';
  const data = {
    deed,
    hasReason,
    reason: p.reason,
    refusal: p.refusal ?? 'none',
    ...(await wordsOf(db, portal, scope, p, now)),
  };
  await queueMails(
    db,
    [...mailboxes].map(([id, { email, lang }]) => ({
      svjId: scope.svjId,
      kind: id === p.principalId ? ('proxyPrincipal' as const) : ('proxyAgent' as const),
      recipient: email,
      lang,
      data,
      createdAt: now,
    })),
  );
}
