import { defineNoun, none } from '../base/noun/define-noun.ts';
import { proxies } from './endpoints.ts';
import { proxiesRefusals } from './rules-refusals.ts';

/** Powers of attorney. */
export const proxiesNoun = defineNoun({
  module: 'vote',
  endpoints: { proxies },
  refusals: proxiesRefusals,
  deeds: ['proxies'],
  mails: ['proxyWaiting', 'proxyPrincipal', 'proxyAgent'],
  counts: none('votes count what waits'),
  finds: none('the search finds the vote'),
});
