import { defineNoun, none } from '../base/noun/define-noun.ts';
import { activation } from './endpoints.ts';
import { letters } from './endpoints-letters.ts';
import { activationRefusals } from './rules-refusals.ts';

export const activationNoun = defineNoun({
  module: 'members',
  endpoints: { activation, letters },
  refusals: activationRefusals,
  deeds: none('what it does is written down under what it is done to'),
  mails: ['invitation', 'membershipMoved'],
  counts: ['lettersWaiting'],
  finds: none('the search does not look for it'),
});
