import { none } from '#contract/base/noun/define-noun.ts';
import { substitutes } from '#contract/substitutes/endpoints.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { substituteHandlers } from './handlers.ts';
import { termsOfSubstitutes } from './steps-terms.ts';

export const substitutesNoun = defineNoun({
  serves: (portal) => [served(substitutes, substituteHandlers(portal))],
  tables: owns({ meeting_substitute: { travels: true } }),
  guards: none('no files belong to it'),
  personal: none('no row of it names anybody; who did what is in the log'),
  hears: none('nothing of it changes when people change'),
  asks: none('nobody is asked to confirm reading it'),
  tells: none('the meeting and the vote tell of themselves'),
  talks: none('nobody comments on it'),
  mailChecks: none('it mails nothing'),
  counts: none('meetings and votes count themselves'),
  days: none('the meeting falls on its day'),
  terms: termsOfSubstitutes,
  jobs: none('nothing of it is done by itself'),
  sample: none('every meeting of the sample could decide'),
});
