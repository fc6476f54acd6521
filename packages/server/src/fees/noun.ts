import { none } from '#contract/base/noun/define-noun.ts';
import { fees } from '#contract/fees/endpoints.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { feeHandlers } from './handlers.ts';
import { remindDue } from './jobs.ts';
import { termsOfFees } from './rows/steps-terms.ts';
import { furnishFees } from './sample.ts';
import { feeSource } from './telling/notices.ts';

export const feesNoun = defineNoun({
  serves: () => [served(fees, feeHandlers())],
  tables: owns({
    fee: {
      travels: true,
      // Long past: nobody is told of it, and the next one is found.
      calmed: { set: "remind_at = now() - interval '1 year'", where: 'remind_at is not null' },
      inLog: ['fees'],
    },
    fee_version: { travels: true },
    fee_number: { travels: true },
  }),
  guards: none('it keeps no files'),
  personal: none('no row of it names a person'),
  hears: none('no row of it names a person'),
  asks: none('nobody is asked to confirm reading it'),
  tells: { fee: feeSource },
  talks: none('nobody comments on it'),
  mailChecks: none('notices see to mails of news'),
  counts: none('how many there are says nothing'),
  days: none('the committee is reminded of its due days'),
  terms: termsOfFees,
  jobs: (portal, log) => [{ name: 'fees.remind', cron: '*/5 * * * *', run: () => remindDue(portal, log) }],
  sample: furnishFees,
});
