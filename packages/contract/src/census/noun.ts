import { defineNoun, none } from '../base/noun/define-noun.ts';

/** Seats of a vote: their shares, who may vote for each and whom a mail was for. */
export const censusNoun = defineNoun({
  module: 'vote',
  endpoints: none('its calls are those of a draft, in votes'),
  refusals: { 'VOTE.ERRORS.SEAT_UNKNOWN': 404, 'VOTE.ERRORS.CENSUS': 422, 'VOTE.ERRORS.SHARE_TOO_LONG': 422 },
  deeds: none('what it does is written down under the vote'),
  mails: none('it mails nothing'),
  counts: none('votes count what waits'),
  finds: none('the search finds the vote'),
});
