import { defineNoun, none } from '../base/noun/define-noun.ts';
import { agenda } from './endpoints.ts';
import { agendaRefusals } from './rules-refusals.ts';

export const agendaNoun = defineNoun({
  module: 'meetingOwners',
  endpoints: { agenda },
  refusals: agendaRefusals,
  deeds: ['agenda'],
  mails: none('meetings tell of its changes'),
  counts: none('meetings count themselves'),
  finds: none('the search finds the meeting'),
});
