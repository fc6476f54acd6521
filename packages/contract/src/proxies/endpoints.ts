import * as z from 'zod/mini';
import { Statutes } from '../association/schema-settings.ts';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId, id } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import { line } from '../base/person/people.ts';
import { ProxyDetail, ProxyInput, ProxyRow, ProxySeat, proxyListing } from './schema.ts';
import { ChangedProxy, ProxyCompletion, ProxyRefusal, ProxyRevocation } from './schema-deeds.ts';

const reads = { module: 'vote', right: 'r' } as const;
const administers = { module: 'vote', right: 'rw' } as const;
const changed = ChangedProxy.shape;

export const proxies = callsOf('votes', {
  list: endpoint('GET /api/v2/vote-proxy', {
    needs: reads,
    input: z.object({ ...paging, ...proxyListing }),
    output: z.object({
      proxies: z.array(ProxyRow),
      total: z.number(),
      allCount: z.number(),
      waitingCount: z.number(),
      approvedCount: z.number(),
      overCount: z.number(),
    }),
    summary: 'Powers of attorney: all for who administers votes, else those given by the asker or to them.',
  }),
  one: endpoint('GET /api/v2/vote-proxy/:id', {
    needs: reads,
    input: byId,
    output: ProxyDetail,
    summary: 'One power with its document, history and uses.',
  }),
  terms: endpoint('GET /api/v2/vote-proxy-terms', {
    needs: reads,
    input: z.object({}),
    output: z.object({
      /** Votes that a power may be made for, newest first. */
      votes: z.array(z.object({ id: z.number(), name: z.string() })),
      /** The asker may give a power: they own a unit, or represent its owners. */
      mayGive: z.boolean(),
      proxyLimit: Statutes.shape.proxyLimit,
      proxyWho: Statutes.shape.proxyWho,
      proxyVerified: Statutes.shape.proxyVerified,
    }),
    summary: 'What a new power may be for, and what the statutes say of powers.',
  }),
  create: endpoint('POST /api/v2/vote-proxy', {
    creates: 'power',
    needs: reads,
    visit: 'never',
    input: ProxyInput,
    output: ProxyDetail,
    summary:
      'Makes a power: one’s own counts at once; one that who administers votes writes down waits for its paper and a second person.',
    says: 'PROXIES.CREATED',
  }),
  update: endpoint('PUT /api/v2/vote-proxy/:id', {
    needs: administers,
    visit: 'never',
    input: ProxyCompletion,
    output: ProxyDetail,
    summary:
      'Completes a power: document, verified signature, note. Whose it is does not change, and of one that counts no document goes.',
    says: 'PROXIES.SAVED',
  }),
  approve: endpoint('PUT /api/v2/vote-proxy/:id/approve', {
    needs: reads,
    visit: 'never',
    input: z.object(changed),
    output: ProxyDetail,
    summary: 'Confirms a power within the statutes: by its principal, or by a second person where its paper is kept.',
    says: 'PROXIES.APPROVED',
  }),
  refuse: endpoint('PUT /api/v2/vote-proxy/:id/refuse', {
    needs: reads,
    visit: 'never',
    input: ProxyRefusal,
    output: ProxyDetail,
    summary: 'Refuses a power that waits, with a reason of the list that both are told.',
    says: 'PROXIES.REFUSED',
  }),
  revoke: endpoint('PUT /api/v2/vote-proxy/:id/revoke', {
    needs: reads,
    visit: 'never',
    input: ProxyRevocation,
    output: ProxyDetail,
    summary: 'Revokes a power: by its principal or who administers votes, one for a single vote until it is used.',
    says: 'PROXIES.REVOKED',
  }),
  renounce: endpoint('PUT /api/v2/vote-proxy/:id/renounce', {
    needs: reads,
    visit: 'never',
    input: z.object({ ...byId.shape, reason: z._default(line(500), '') }),
    output: ProxyDetail,
    summary: 'The agent gives a power up; one for a single vote until it is used. Its principal is told.',
    says: 'PROXIES.RENOUNCED',
  }),
  inVote: endpoint('GET /api/v2/vote/:id/proxies', {
    needs: reads,
    input: z.object({ ...byId.shape, seat: z._default(z.nullable(id), null) }),
    output: z.object({ seats: z.array(ProxySeat) }),
    summary:
      'Seats of the vote, or the one asked for, that approved powers reach: mine, or for who administers everybody’s; at most 1000.',
  }),
});
