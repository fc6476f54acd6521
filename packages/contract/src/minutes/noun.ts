import { defineNoun, none } from '../base/noun/define-noun.ts';
import { minutes } from './endpoints.ts';
import { minutesStanding } from './endpoints-standing.ts';
import { minutesRefusals } from './rules-refusals.ts';

/** Minutes of a meeting of owners: composed, checked, finished, signed, published. */
export const minutesNoun = defineNoun({
  module: 'meetingOwners',
  endpoints: { minutes, minutesStanding },
  refusals: minutesRefusals,
  deeds: ['minutes'],
  mails: ['minutesCode', 'minutesToSign'],
  counts: none('nothing of it is counted'),
  finds: none('the search finds the meeting, and the document they are published as'),
});
