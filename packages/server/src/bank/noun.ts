import { bank } from '#contract/bank/endpoints.ts';
import { none } from '#contract/base/noun/define-noun.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { bankHandlers } from './handlers.ts';
import { bankToDo } from './listing/queries.ts';
import { personalOfBank } from './personal.ts';
import { furnishBank } from './sample.ts';

export const bankNoun = defineNoun({
  serves: () => [served(bank, bankHandlers())],
  tables: owns({
    bank_book: { travels: true },
    bank_account: { travels: true },
    bank_mapping: { travels: true, columns: { columns: { json: {} } } },
    bank_statement: { travels: true, inLog: ['bank'] },
    bank_line: { travels: true },
    bank_part: { travels: true, columns: { reasons: { json: {} } } },
  }),
  guards: none('a statement is read, its file is not kept'),
  personal: [personalOfBank],
  hears: none('names stay on movements as the bank wrote them'),
  asks: none('nobody is asked to confirm reading it'),
  tells: none('who administers it sees it in the menu'),
  talks: none('nobody comments on it'),
  mailChecks: none('it sends no mails'),
  counts: async (at) => ({ bankToDo: await bankToDo(at) }),
  days: none('no day of the house is of it'),
  jobs: none('statements are uploaded by people'),
  sample: furnishBank,
});
