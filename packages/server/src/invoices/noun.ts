import { none } from '#contract/base/noun/define-noun.ts';
import { invoices } from '#contract/invoices/endpoints.ts';
import { invoicing } from '#contract/invoices/endpoints-invoicing.ts';
import { statements } from '#contract/invoices/endpoints-statements.ts';
import { owns } from '../base/db/owned-tables.ts';
import { may } from '../base/http/gate.ts';
import { defineNoun, served } from '../define-noun.ts';
import { invoiceHandlers } from './handlers.ts';
import { invoicingHandlers } from './handlers-invoicing.ts';
import { statementHandlers } from './handlers-statements.ts';
import { invoiceJobs } from './issue/steps.ts';
import { waitingOf } from './listing/queries-paper.ts';
import { whyNotToPay } from './papers/queries-mails.ts';
import { furnishInvoices } from './sample.ts';

const subscription = 'what an association pays for this portal is between it and who runs the portal';

export const invoicesNoun = defineNoun({
  serves: (portal) => [
    served(invoices, invoiceHandlers(portal)),
    served(invoicing, invoicingHandlers(portal)),
    served(statements, statementHandlers(portal)),
  ],
  tables: owns({
    invoice_supplier: { portal: 'who runs this portal' },
    invoice_price: { portal: 'what this portal costs' },
    invoice_book: { portal: 'the end of the chain of what this installation issued' },
    invoice_document: { portal: 'what this installation issued, kept whatever becomes of the association' },
    invoice_morning: { portal: 'the work of this installation' },
    invoice_morning_fault: { portal: 'the work of this installation' },
    invoice_statement: { portal: 'the bank of whoever runs this portal' },
    invoice_movement: { portal: 'the bank of whoever runs this portal' },
    invoice_movement_share: { portal: 'the bank of whoever runs this portal' },
    invoice_mapping: { portal: 'the bank of whoever runs this portal' },
    invoice_customer: { stays: subscription, columns: { address: { json: {} } } },
    invoice_plan: { stays: subscription },
    invoice_period: { stays: subscription },
    invoice_payment: { stays: subscription },
    invoice_part: { stays: subscription },
  }),
  guards: none('it keeps no files'),
  personal: none('a subscription is of the association, not of people'),
  hears: none('what was issued stays as it was'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('the address for invoices is mailed'),
  talks: none('nobody comments on it'),
  mailChecks: { invoiceIssued: whyNotToPay, invoiceDueSoon: whyNotToPay, invoiceOverdue: whyNotToPay },
  counts: async (at) => ({ invoicesOverdue: may(at.scope, 'invoices', 'rw') ? (await waitingOf(at)).overdue : 0 }),
  days: none('due days of a subscription are no days of the house'),
  jobs: invoiceJobs,
  sample: furnishInvoices,
});
