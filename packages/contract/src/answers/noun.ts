import { defineNoun, none } from '../base/noun/define-noun.ts';

/** What seats said to points: who may act for each, what is kept and what it sums up to. */
export const answersNoun = defineNoun({
  module: 'vote',
  endpoints: none('ballots, presence and paper write them'),
  refusals: { 'VOTE.ERRORS.NOT_YOURS': 403, 'VOTE.ERRORS.ALREADY': 409, 'VOTE.ERRORS.MISS_NOT_CAST': 422 },
  deeds: none('what it does is written down under the vote'),
  mails: ['voteCode', 'voteReceipt', 'voteCast', 'voteObjection'],
  counts: none('votes count what waits'),
  finds: none('the search finds the vote'),
});
