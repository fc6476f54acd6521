import { defineNoun, none } from '../base/noun/define-noun.ts';
import { accounts } from './endpoints.ts';
import { accountsRefusals } from './rules-refusals.ts';

/** What units owe and what they paid: one ledger a house. */
export const accountsNoun = defineNoun({
  module: 'roomFees',
  endpoints: { accounts },
  refusals: accountsRefusals,
  deeds: ['accounts'],
  mails: none('it mails nothing'),
  counts: none('nothing of it is counted in the menu'),
  finds: none('debts are never searched'),
});
