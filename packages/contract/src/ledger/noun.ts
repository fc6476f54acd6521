import { defineNoun, none } from '../base/noun/define-noun.ts';

/** The signed chain of everything that happens in a vote, and how it is recounted. */
export const ledgerNoun = defineNoun({
  module: 'vote',
  endpoints: none('verification hands it out'),
  refusals: { 'VOTE.ERRORS.FROM_ELSEWHERE': 422 },
  deeds: none('what it does is written down under the vote'),
  mails: none('it mails nothing'),
  counts: none('votes count what waits'),
  finds: none('the search finds the vote'),
});
