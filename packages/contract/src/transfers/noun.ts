import { defineNoun, none } from '../base/noun/define-noun.ts';

/** Seats follow the register while a vote runs. */
export const transfersNoun = defineNoun({
  module: 'vote',
  endpoints: none('it follows the register by itself'),
  refusals: none('it refuses nothing of its own'),
  deeds: none('what it does is written down under the vote'),
  mails: ['voteRegister'],
  counts: none('votes count what waits'),
  finds: none('the search finds the vote'),
});
