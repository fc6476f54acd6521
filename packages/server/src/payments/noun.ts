import { none } from '#contract/base/noun/define-noun.ts';
import { payments } from '#contract/payments/endpoints.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { paymentHandlers } from './handlers.ts';
import { paymentFiles } from './queries-files.ts';
import { furnishPayments } from './sample.ts';

export const paymentsNoun = defineNoun({
  serves: (portal) => [served(payments, paymentHandlers(portal))],
  tables: owns({
    fee_payment: { travels: true, inLog: ['payments'] },
    approval_cash: { travels: true },
  }),
  guards: { fee_payment: paymentFiles },
  personal: none('no row of it names a person'),
  hears: none('no row of it names a person'),
  asks: none('nobody is asked to confirm reading it'),
  tells: none('nobody is told of it'),
  talks: none('nobody comments on it'),
  mailChecks: none('it sends no mails'),
  counts: none('how many there are says nothing'),
  days: none('fees say when they are due'),
  jobs: none('payments are written down by people'),
  sample: { after: ['fees', 'bank', 'cashdesk', 'approvals'], furnish: furnishPayments },
});
