import { defineNoun, none } from '../base/noun/define-noun.ts';
import { representations } from './endpoints.ts';
import { representationsRefusals } from './rules-refusals.ts';

/** Common representatives of co-owners. */
export const representationsNoun = defineNoun({
  module: 'vote',
  endpoints: { representations },
  refusals: representationsRefusals,
  deeds: none('what it does is written down under the vote'),
  mails: ['representation'],
  counts: none('votes count what waits'),
  finds: none('the search finds the vote'),
});
