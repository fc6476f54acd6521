import { defineNoun, none } from '../base/noun/define-noun.ts';

export const audienceNoun = defineNoun({
  module: none('it stands under the module of what is for people'),
  endpoints: none('its calls are those of what is for people'),
  refusals: none('what is for people refuses in its own words'),
  deeds: none('what it does is written down under what it is done to'),
  mails: none('it mails nothing'),
  counts: none('nothing of it is counted in the menu'),
  finds: none('the search does not look for it'),
});
