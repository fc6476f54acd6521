import { defineNoun, none } from '../base/noun/define-noun.ts';
import { ballots } from './endpoints.ts';
import { ballotsRefusals } from './rules-refusals.ts';

/** Ballots given online, codes to them and objections. */
export const ballotsNoun = defineNoun({
  module: 'vote',
  endpoints: { ballots },
  refusals: ballotsRefusals,
  deeds: none('what it does is written down under the vote'),
  mails: none('it mails nothing'),
  counts: none('votes count what waits'),
  finds: none('the search finds the vote'),
});
