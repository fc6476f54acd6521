import { none } from '#contract/base/noun/define-noun.ts';
import { defineNoun } from '../define-noun.ts';

export const draftsNoun = defineNoun({
  serves: none('its calls are those of votes'),
  tables: none('a draft is a vote'),
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
