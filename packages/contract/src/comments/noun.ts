import { defineNoun, none } from '../base/noun/define-noun.ts';
import { commentsRefusals } from './rules-refusals.ts';

export const commentsNoun = defineNoun({
  module: none('they stand under the module they comment on'),
  endpoints: none('its calls are those of what it stands under'),
  refusals: commentsRefusals,
  deeds: none('what it does is written down under what it is done to'),
  mails: none('what is commented mails in its own words'),
  counts: none('nothing of it is counted in the menu'),
  finds: none('the search does not look for it'),
});
