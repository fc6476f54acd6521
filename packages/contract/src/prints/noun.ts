import { defineNoun, none } from '../base/noun/define-noun.ts';
import { prints } from './endpoints.ts';
import { printRefusals } from './rules-refusals.ts';

/** Papers of many sheets, printed aside. */
export const printsNoun = defineNoun({
  module: none('it stands under the module of what is printed'),
  endpoints: { prints },
  refusals: printRefusals,
  deeds: none('printing changes nothing'),
  mails: none('it is looked at where it was asked for'),
  counts: none('nothing of it is counted in the menu'),
  finds: none('the search does not look for it'),
});
