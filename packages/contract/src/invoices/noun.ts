import { defineNoun, none } from '../base/noun/define-noun.ts';
import { invoices } from './endpoints.ts';
import { invoicing } from './endpoints-invoicing.ts';
import { statements } from './endpoints-statements.ts';
import { invoiceRefusals } from './rules-refusals.ts';

/** Documents of the subscription: the operator of the portal issues them to associations. */
export const invoicesNoun = defineNoun({
  module: 'invoices',
  endpoints: { invoices, invoicing, invoiceStatements: statements },
  refusals: invoiceRefusals,
  deeds: none('nobody in a house writes anything of it'),
  mails: ['invoiceIssued', 'invoiceDueSoon', 'invoiceOverdue', 'invoicePaid', 'invoiceCancelled', 'invoicePrice'],
  counts: ['invoicesOverdue'],
  finds: none('nothing of it is ever searched'),
});
