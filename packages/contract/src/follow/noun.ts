import { defineNoun, none } from '../base/noun/define-noun.ts';

export const followNoun = defineNoun({
  module: none('it stands under the module of what is followed'),
  endpoints: none('its calls are those of what is followed'),
  refusals: none('what is followed refuses in its own words'),
  deeds: none('what people want to be told of is their own business'),
  mails: none('it says who is told, not of what'),
  counts: none('nothing of it is counted in the menu'),
  finds: none('the search does not look for it'),
});
