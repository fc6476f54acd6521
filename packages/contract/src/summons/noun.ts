import { defineNoun, none } from '../base/noun/define-noun.ts';
import { summons } from './endpoints.ts';
import { summonsRefusals } from './rules-refusals.ts';

export const summonsNoun = defineNoun({
  module: 'meetingOwners',
  endpoints: { summons },
  refusals: summonsRefusals,
  deeds: ['summons'],
  mails: ['meetingInvitation', 'meetingSoon'],
  counts: none('meetings count what is called'),
  finds: none('invitations are found by their meetings'),
});
