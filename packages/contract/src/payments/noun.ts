import { defineNoun, none } from '../base/noun/define-noun.ts';
import { payments } from './endpoints.ts';
import { paymentRefusals } from './rules-refusals.ts';

/** What the house paid of its fees, by bank, in cash, or by an approved request. */
export const paymentsNoun = defineNoun({
  module: 'roomFees',
  endpoints: { payments },
  refusals: paymentRefusals,
  deeds: ['payments'],
  mails: none('nobody is told of it'),
  counts: none('how many there are says nothing'),
  finds: none('the search of the header has no group for it'),
});
