import { none } from '#contract/base/noun/define-noun.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { defineNoun, served } from '../define-noun.ts';
import { ledgerHandlers } from './handlers.ts';

export const verificationNoun = defineNoun({
  serves: (portal) => [served(voteLedger, ledgerHandlers(portal))],
  tables: none('it reads alone'),
  guards: none('no files belong to it'),
  personal: none('the nouns whose tables it changes or reads know of people'),
  hears: none('nothing of it changes when people change'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: none('it mails nothing'),
  counts: none('votes count what waits'),
  days: none('nothing of it falls on a day'),
  jobs: none('nothing of it is done by itself'),
  sample: none('votes furnish the sample'),
});
