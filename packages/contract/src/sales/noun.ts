import { defineNoun, none } from '../base/noun/define-noun.ts';
import { sales } from './endpoints.ts';
import { ownSales } from './endpoints-own.ts';
import { salesRefusals } from './rules-refusals.ts';

/** Units handed over on a day: the account is split by it, and what is the seller's stays with them. */
export const salesNoun = defineNoun({
  module: 'roomFees',
  endpoints: { sales, ownSales },
  refusals: salesRefusals,
  deeds: ['sales'],
  mails: none('it mails nothing: the paper is given to the seller'),
  counts: none('nothing of it is counted in the menu'),
  finds: none('debts are never searched'),
});
