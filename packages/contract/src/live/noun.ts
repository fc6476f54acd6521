import { defineNoun, none } from '../base/noun/define-noun.ts';
import { live } from './endpoints.ts';

export const liveNoun = defineNoun({
  module: none('news are for everybody, each of what they may read'),
  endpoints: { live },
  refusals: none('it refuses nothing of its own'),
  deeds: none('it changes nothing'),
  mails: none('it mails nothing'),
  counts: none('it says that others have changed'),
  finds: none('the search does not look for it'),
});
