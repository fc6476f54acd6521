import { defineNoun, none } from '../base/noun/define-noun.ts';
import { clock } from './endpoints.ts';
import { clockStanding } from './endpoints-standing.ts';
import { clockRefusals } from './rules-refusals.ts';

/** What has to be done by when. */
export const clockNoun = defineNoun({
  module: 'svj',
  endpoints: { clock, clockStanding },
  refusals: clockRefusals,
  deeds: ['clock', 'clockRecords'],
  mails: ['termNear'],
  counts: ['clockSeen'],
  finds: none('terms are of what the search finds'),
});
