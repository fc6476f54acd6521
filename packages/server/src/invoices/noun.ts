import { none } from '#contract/base/define-noun.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun } from '../define-noun.ts';

const subscription = 'what an association pays for this portal is between it and who runs the portal';

export const invoicesNoun = defineNoun({
  serves: none('nothing is asked of it yet'),
  tables: owns({
    invoice_supplier: { portal: 'who runs this portal' },
    invoice_price: { portal: 'what this portal costs' },
    invoice_book: { portal: 'the end of the chain of what this installation issued' },
    invoice_document: { portal: 'what this installation issued, kept whatever becomes of the association' },
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
  mailChecks: none('it mails nothing yet'),
  counts: none('its section says what waits'),
  days: none('due days of the house are of it alone'),
  jobs: none('nothing is issued yet'),
  sample: none('nobody pays for a sample'),
});
