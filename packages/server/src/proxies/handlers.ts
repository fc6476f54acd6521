import { window } from '#contract/base/calls/paging.ts';
import type { proxies } from '#contract/proxies/endpoints.ts';
import type { ProxyDetail } from '#contract/proxies/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { type Asking, filesOf } from '../base/files/files.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { mailboxesOf } from '../second/queries-mailboxes.ts';
import * as q from './queries.ts';
import * as around from './queries-around.ts';
import { seatsByPowers } from './queries-use.ts';
import { createProxy, endProxy, updateProxy } from './steps.ts';
import { approveProxy, refuseProxy, waitingOf } from './steps-decide.ts';
import { standingOf } from './steps-use.ts';

export const proxyHandlers = (portal: Portal): Handlers<typeof proxies> => {
  async function detail(at: Asking, id: number): Promise<ProxyDetail> {
    const { db, scope, now } = at;
    const one = await q.proxyOf(db, scope, id, now);
    if (!one) throw new Refused('PROXIES.NOT_FOUND');
    const power = one.state === 'waiting' ? await q.powerById(db, scope, id) : undefined;
    const standing = power && (await standingOf(at, power));
    const reached = power && q.administers(scope) ? await mailboxesOf(db, scope, [one.principal.id]) : null;
    return {
      ...one,
      ...(power ? await waitingOf(at, power) : { second: null, mayRefuse: false }),
      files: (await filesOf(portal, at, 'vote_proxy', [id], { all: true })).get(id) ?? [],
      unreachable: reached !== null && !reached.has(one.principal.id),
      obstacle: standing?.obstacle ?? null,
      obstacleLimit: standing?.limit ?? null,
      history: await around.historyOf(db, scope, id),
      uses: await around.usesOf(db, scope, id),
    };
  }

  return {
    async list({ db, scope, now }, { page, sizePerPage, ...listing }) {
      const counts = await q.countProxies(db, scope, listing, now);
      return {
        proxies: await q.listProxies(db, scope, listing, window({ page, sizePerPage }), now),
        total: counts.listed,
        allCount: counts.all,
        waitingCount: counts.waiting,
        approvedCount: counts.approved,
        overCount: counts.over,
      };
    },

    one: (at, { id }) => detail(at, id),

    async terms({ db, scope, now }) {
      const { proxyLimit, proxyWho, proxyVerified } = await around.statutesOf(db, scope);
      const me = scope.memberId;
      const party = me === null ? undefined : (await around.partiesOf(db, scope, [me], now)).get(me);
      const mayGive = party !== undefined && (party.owns || party.acts);
      return { votes: await around.votesToChoose(db, scope), mayGive, proxyLimit, proxyWho, proxyVerified };
    },

    async create(at, input) {
      return detail(at, await createProxy(at, portal, input));
    },

    remade: {
      create: detail,
    },

    async update(at, input) {
      await updateProxy(at, portal, input);
      return detail(at, input.id);
    },

    async approve(at, { id, updatedAt }) {
      await approveProxy(at, portal, id, updatedAt);
      return detail(at, id);
    },

    async refuse(at, { id, updatedAt, reason }) {
      await refuseProxy(at, portal, id, updatedAt, reason);
      return detail(at, id);
    },

    async revoke(at, { id, reason }) {
      await endProxy(at, portal, id, 'revoke', reason);
      return detail(at, id);
    },

    async renounce(at, { id, reason }) {
      await endProxy(at, portal, id, 'renounce', reason);
      return detail(at, id);
    },

    async inVote({ db, scope, now }, { id, seat }) {
      const seats = await seatsByPowers(db, scope, id, seat === null ? {} : { seats: [seat] }, now);
      if (seats === null) throw new Refused('VOTE.NOT_FOUND');
      return { seats };
    },
  };
};
