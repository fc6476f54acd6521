import { defineNoun, none } from '../base/noun/define-noun.ts';
import { voteLedger } from './endpoints.ts';

/** The ledger handed out, checked and recounted by anybody. */
export const verificationNoun = defineNoun({
  module: 'vote',
  endpoints: { voteLedger },
  refusals: { 'VOTE.ERRORS.LEDGER_HIDDEN': 422 },
  deeds: none('what it does is written down under the vote'),
  mails: none('it mails nothing'),
  counts: none('votes count what waits'),
  finds: none('the search finds the vote'),
});
