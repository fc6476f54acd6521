import { defineNoun, none } from '../base/noun/define-noun.ts';
import { confirmations } from './endpoints.ts';
import { confirmationsRefusals } from './rules-refusals.ts';

export const confirmationsNoun = defineNoun({
  module: 'acceptRead',
  endpoints: { confirmations },
  refusals: confirmationsRefusals,
  deeds: none('what it does is written down under what it is done to'),
  mails: none('it mails nothing'),
  counts: none('nothing of it is counted in the menu'),
  finds: none('the search does not look for it'),
});
