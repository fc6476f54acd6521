import { defineNoun, none } from '../base/define-noun.ts';
import { activation } from './endpoints.ts';
import { activationRefusals } from './rules-refusals.ts';

export const activationNoun = defineNoun({
  module: 'members',
  endpoints: { activation },
  refusals: activationRefusals,
  deeds: none('what it does is written down under what it is done to'),
  mails: ['invitation', 'membershipMoved'],
  counts: none('nothing of it is counted in the menu'),
  finds: none('the search does not look for it'),
});
