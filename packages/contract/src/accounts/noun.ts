import { defineNoun, none } from '../base/define-noun.ts';
import { accountsRefusals } from './rules-refusals.ts';

/** What units owe and what they paid: one ledger a house. */
export const accountsNoun = defineNoun({
  module: 'roomFees',
  endpoints: none('prescriptions and payments enter it'),
  refusals: accountsRefusals,
  deeds: none('who enters something writes it down'),
  mails: none('it mails nothing'),
  counts: none('nothing of it is counted in the menu'),
  finds: none('debts are never searched'),
});
