import { defineNoun, none } from '../base/noun/define-noun.ts';
import { voteTerms } from './endpoints.ts';
import { courseRefusals } from './rules-refusals.ts';

/** Beginning, term and end of a vote, and the mails about them. */
export const courseNoun = defineNoun({
  module: 'vote',
  endpoints: { voteTerms },
  refusals: courseRefusals,
  deeds: none('what it does is written down under the vote'),
  mails: ['voteInvitation', 'voteReminder', 'voteProlonged', 'voteCancelled', 'voteResult'],
  counts: none('votes count what waits'),
  finds: none('the search finds the vote'),
});
