import { none } from '#contract/base/noun/define-noun.ts';
import { prescriptions } from '#contract/prescriptions/endpoints.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { printErrand } from '../prints/steps-errand.ts';
import { runHandlers } from './handlers.ts';
import { whyNotOwner } from './issue/queries-mails.ts';
import { errand, opensPaper, papersMailed } from './print/steps.ts';
import { furnishPrescriptions } from './sample.ts';

export const prescriptionsNoun = defineNoun({
  serves: (portal) => [served(prescriptions, runHandlers(portal))],
  tables: owns({
    prescription: { travels: true, inLog: ['prescriptions'] },
    prescription_check: { travels: true },
    prescription_fee: { travels: true },
    prescription_month: { travels: true },
    prescription_unit: { travels: true, columns: { parts: { foreign: 'amounts, not ids' } } },
    prescription_item: { travels: true },
  }),
  guards: none('it keeps no files'),
  personal: none('no row of it names a person by its id'),
  hears: none('owners are read from the register'),
  asks: none('nobody is asked to confirm reading it'),
  tells: none('what is prescribed is mailed to everybody it is for, news or not'),
  talks: none('nobody comments on it'),
  mailChecks: { prescriptionIssued: whyNotOwner },
  mailPapers: { prescriptionIssued: papersMailed },
  counts: none('what is not issued waits for its own time'),
  days: none('due days are on accounts of units'),
  jobs: (portal) => [printErrand(portal, errand, opensPaper)],
  sample: { after: ['fees', 'units'], furnish: furnishPrescriptions },
});
