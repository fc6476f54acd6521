import { none } from '#contract/base/noun/define-noun.ts';
import { clearances } from '#contract/clearances/endpoints.ts';
import { clearanceDoor } from '#contract/clearances/endpoints-door.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { whyNotEnter } from '../outbox/queries.ts';
import { whyNotOwner } from '../prescriptions/issue/queries-mails.ts';
import { clearanceHandlers } from './handlers.ts';
import { clearanceDoorHandlers } from './handlers-door.ts';
import { personalOfClearances } from './personal.ts';
import { requestsToDo } from './rows/queries.ts';
import { furnishClearances } from './sample.ts';

export const clearancesNoun = defineNoun({
  serves: (portal) => [
    served(clearances, clearanceHandlers(portal)),
    served(clearanceDoor, clearanceDoorHandlers(portal)),
  ],
  tables: owns({
    clearance_book: { travels: true },
    clearance: {
      travels: true,
      columns: { debts: { json: {} }, token_hash: { stays: 'the code on the paper leads to this portal' } },
      inLog: ['clearances'],
    },
    clearance_entry: { travels: true },
    clearance_request: { travels: true },
  }),
  guards: none('it keeps no files'),
  personal: [personalOfClearances],
  hears: none('what was issued stays as it was'),
  asks: none('nobody is asked to confirm reading it'),
  tells: none('who is asked and who asked are mailed, news or not'),
  talks: none('nobody comments on it'),
  mailChecks: { clearanceAsked: whyNotEnter, clearanceIssued: whyNotOwner },
  counts: async (at) => ({ clearancesToDo: await requestsToDo(at) }),
  days: none('no day of the house is of it'),
  jobs: none('people ask and issue'),
  sample: { after: ['accounts'], furnish: furnishClearances },
});
