import { defineNoun, none } from '../base/noun/define-noun.ts';
import { demo } from './endpoints.ts';
import { demoRefusals } from './rules-refusals.ts';

/** The portal as a demonstration: who enters it, and that its sample is of today. */
export const demoNoun = defineNoun({
  module: none('it stands before the door'),
  endpoints: { demo },
  refusals: demoRefusals,
  deeds: none('nothing is kept in a demonstration'),
  mails: none('a demonstration mails nothing'),
  counts: none('nothing of it is counted'),
  finds: none('the search does not look for it'),
});
