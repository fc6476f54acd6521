import { defineNoun } from '../base/noun/define-noun.ts';
import { meetings } from './endpoints.ts';
import { meetingsOffered } from './endpoints-offered.ts';
import { meetingsRefusals } from './rules-refusals.ts';

export const meetingsNoun = defineNoun({
  module: 'meetingOwners',
  endpoints: { meetings, meetingsOffered },
  refusals: meetingsRefusals,
  deeds: ['meetings'],
  mails: ['meetingChanged', 'meetingCancelled'],
  counts: ['meetingsScheduled'],
  finds: 'meetingOwners',
});
