import { defineNoun, none } from '../base/noun/define-noun.ts';
import { clearances } from './endpoints.ts';
import { clearanceDoor } from './endpoints-door.ts';
import { clearanceRefusals } from './rules-refusals.ts';

/** Confirmations of what a buyer of a unit takes over (§ 1186): numbered, chained, verified by a code without signing in. */
export const clearancesNoun = defineNoun({
  module: 'roomFees',
  endpoints: { clearances, clearanceDoor },
  refusals: clearanceRefusals,
  deeds: ['clearances'],
  mails: ['clearanceAsked', 'clearanceIssued'],
  counts: ['clearancesToDo'],
  finds: none('debts are never searched'),
});
