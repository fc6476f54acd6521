import { defineNoun, none } from '../base/noun/define-noun.ts';
import { changes } from './endpoints.ts';
import { changesRefusals } from './rules-refusals.ts';

/** Requests to bring the record of owners up to the cadastre: each difference is accepted or left with a reason. */
export const changesNoun = defineNoun({
  module: 'real_estate_cadastre',
  endpoints: { changes },
  refusals: changesRefusals,
  deeds: ['changes'],
  mails: ['cadastreDiffers', 'changeSaid'],
  counts: none('nothing of it is counted in the menu'),
  finds: none('the search does not look for it'),
});
