import { defineNoun, none } from '../base/noun/define-noun.ts';
import { notices } from './endpoints.ts';
import { noticesRefusals } from './rules-refusals.ts';

export const noticesNoun = defineNoun({
  module: none('they tell of what other modules do'),
  endpoints: { notices },
  refusals: noticesRefusals,
  deeds: none('nothing of it is written down in the log of a house'),
  mails: ['messageDigest'],
  counts: none('nothing of it is counted in the menu'),
  finds: none('the search does not look for it'),
});
