import { defineNoun, none } from '../base/noun/define-noun.ts';
import { votePaper } from './endpoints.ts';
import { paperRefusals } from './rules-refusals.ts';

/** Ballots on paper: tickets, what is recorded of them and when it counts. */
export const paperNoun = defineNoun({
  module: 'vote',
  endpoints: { votePaper },
  refusals: paperRefusals,
  deeds: none('what it does is written down under the vote'),
  mails: ['votePaper'],
  counts: none('votes count what waits'),
  finds: none('the search finds the vote'),
});
