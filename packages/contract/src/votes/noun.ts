import { defineNoun, none } from '../base/noun/define-noun.ts';
import { votes } from './endpoints.ts';
import { voteStanding } from './endpoints-standing.ts';

/** The list and the page of a vote: brings the wing together. */
export const votesNoun = defineNoun({
  module: 'vote',
  endpoints: { votes, voteStanding },
  refusals: none('it refuses nothing of its own'),
  deeds: ['votes'],
  mails: none('it mails nothing'),
  counts: ['votes', 'votesWaiting'],
  finds: 'vote',
});
