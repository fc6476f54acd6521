import { defineNoun, none } from '../base/noun/define-noun.ts';

/** Writing of a vote before it begins, and anew after one that was cancelled. */
export const draftsNoun = defineNoun({
  module: 'vote',
  endpoints: none('its calls are those of votes'),
  refusals: { 'VOTE.ERRORS.NOT_CANCELLED': 422 },
  deeds: none('what it does is written down under the vote'),
  mails: none('it mails nothing'),
  counts: none('votes count what waits'),
  finds: none('the search finds the vote'),
});
