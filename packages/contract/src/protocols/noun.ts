import { defineNoun, none } from '../base/noun/define-noun.ts';
import { voteReports } from './endpoints.ts';
import { protocolsRefusals } from './rules-refusals.ts';

/** Protocol, notice and sheets of a vote, and reminders by hand. */
export const protocolsNoun = defineNoun({
  module: 'vote',
  endpoints: { voteReports },
  refusals: protocolsRefusals,
  deeds: none('what it does is written down under the vote'),
  mails: none('it mails nothing'),
  counts: none('votes count what waits'),
  finds: none('the search finds the vote'),
});
