import { defineNoun, none } from '../base/noun/define-noun.ts';
import { fees } from './endpoints.ts';
import { feeRefusals } from './rules-refusals.ts';

/** What the house pays to others, and what its units pay to the house. */
export const feesNoun = defineNoun({
  module: 'roomFees',
  endpoints: { fees },
  refusals: feeRefusals,
  deeds: ['fees'],
  mails: ['feeSoon'],
  counts: none('how many there are says nothing'),
  finds: none('the search of the header has no group for it'),
});
