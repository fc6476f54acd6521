import { none } from '#contract/base/noun/define-noun.ts';
import { proxies } from '#contract/proxies/endpoints.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { asRecord } from '../motions/tables-travel.ts';
import { whyNotEnter } from '../outbox/queries.ts';
import { proxyHandlers } from './handlers.ts';
import { personalOfProxies } from './personal.ts';
import { proxyFiles } from './queries.ts';

export const proxiesNoun = defineNoun({
  serves: (portal) => [served(proxies, proxyHandlers(portal))],
  tables: owns({
    vote_proxy: {
      ...asRecord,
      columns: { made_by: { idOf: 'member' }, decided_by: { idOf: 'member' }, revoked_by: { idOf: 'member' } },
      // A power that could still be used was given elsewhere; one that was used stays as it was, its vote is over.
      calmed: {
        set: "state = 'revoked', revoked_at = now(), reason = 'Společenství se přeneslo do jiného portálu.'",
        where: `state = 'waiting' or state = 'approved' and case when vote_id is null
        then valid_to is null or valid_to >= current_day()
        else exists (select from vote v where v.svj_id = vote_proxy.svj_id and v.id = vote_id and v.status = 'concept') end`,
      },
      inLog: ['proxies'],
    },
    vote_proxy_use: asRecord,
  }),
  guards: { vote_proxy: proxyFiles },
  personal: [personalOfProxies],
  hears: none('nothing of it changes when people change'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: { proxyWaiting: whyNotEnter },
  counts: none('votes count what waits'),
  days: none('nothing of it falls on a day'),
  jobs: none('nothing of it is done by itself'),
  sample: none('votes furnish the sample'),
});
