import { defineNoun, none } from '../base/noun/define-noun.ts';
import { bank } from './endpoints.ts';
import { bankRefusals } from './rules-refusals.ts';

/** What the bank says of the money of a house: statements, and where each payment belongs. */
export const bankNoun = defineNoun({
  module: 'roomFees',
  endpoints: { bank },
  refusals: bankRefusals,
  deeds: ['bank'],
  mails: none('nobody is told of it'),
  counts: ['bankToDo'],
  finds: none('names and accounts of payers are found by nobody'),
});
