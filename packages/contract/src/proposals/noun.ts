import { defineNoun, none } from '../base/noun/define-noun.ts';
import { proposals } from './endpoints.ts';
import { proposalsRefusals } from './rules-refusals.ts';

export const proposalsNoun = defineNoun({
  module: 'meetingOwners',
  endpoints: { proposals },
  refusals: proposalsRefusals,
  deeds: ['proposals'],
  mails: ['proposalMade', 'proposalReached', 'proposalDue', 'proposalEnded'],
  counts: ['proposalsOpen'],
  finds: none('the list of them is short'),
});
