import { defineNoun, none } from '../base/noun/define-noun.ts';
import { cadastre } from './endpoints.ts';
import { cadastreRefusals } from './rules-refusals.ts';

/** What the cadastre says of a house: it is asked in turn, and an extract with owners is bought by a person. */
export const cadastreNoun = defineNoun({
  module: 'real_estate_cadastre',
  endpoints: { cadastre },
  refusals: cadastreRefusals,
  deeds: ['cadastre'],
  mails: none('what differs is told of by whatever is made of it'),
  counts: none('what waits for a decision is counted by whatever is made of it'),
  finds: none('the search does not look for it'),
});
