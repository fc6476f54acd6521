import { defineNoun, none } from '../base/noun/define-noun.ts';
import { motionsRefusals } from './rules-refusals.ts';

/** What is voted about: a vote with its points, and the rule that decides them. */
export const motionsNoun = defineNoun({
  module: 'vote',
  endpoints: none('the calls about a vote are those of votes'),
  refusals: motionsRefusals,
  deeds: none('what it does is written down under the vote'),
  mails: none('it mails nothing'),
  counts: none('votes count what waits'),
  finds: none('the search finds the vote'),
});
