import { defineNoun, none } from '../base/noun/define-noun.ts';
import { substitutes } from './endpoints.ts';
import { substitutesRefusals } from './rules-refusals.ts';

export const substitutesNoun = defineNoun({
  module: 'meetingOwners',
  endpoints: { substitutes },
  refusals: substitutesRefusals,
  deeds: none('what it makes is logged as a meeting and as a vote'),
  mails: none('the meeting and the vote tell of themselves'),
  counts: none('meetings and votes count themselves'),
  finds: none('the search finds the meeting and the vote'),
});
