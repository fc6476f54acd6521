import { none } from '#contract/base/noun/define-noun.ts';
import { cashdesk } from '#contract/cashdesk/endpoints.ts';
import { cashAdvances } from '#contract/cashdesk/endpoints-advances.ts';
import { cashClosings } from '#contract/cashdesk/endpoints-closings.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { countMine } from './advances/queries.ts';
import { whyNotHolder } from './advances/queries-reminding.ts';
import { cashToDo } from './detail/queries.ts';
import { cashHandlers } from './handlers.ts';
import { cashAdvanceHandlers } from './handlers-advances.ts';
import { cashClosingHandlers } from './handlers-closings.ts';
import { remindHolders } from './jobs.ts';
import { personalOfCash } from './personal.ts';
import { advanceReceipts, cashReceipts } from './queries-files.ts';
import { furnishCash } from './sample.ts';

export const cashdeskNoun = defineNoun({
  serves: (portal) => [
    served(cashdesk, cashHandlers(portal)),
    served(cashClosings, cashClosingHandlers(portal)),
    served(cashAdvances, cashAdvanceHandlers(portal)),
  ],
  tables: owns({
    cash_desk: { travels: true },
    cash_head: { travels: true },
    cash_record: { travels: true, inLog: ['cashdesk'] },
    cash_month: { travels: true },
    cash_entry: { travels: true },
    cash_closing: { travels: true, columns: { counts: { json: {} }, advances: { json: {} } } },
    cash_advance: { travels: true, calmed: { set: 'remind_at = null', where: 'remind_at is not null' } },
    cash_advance_receipt: { travels: true },
  }),
  guards: { cash_record: cashReceipts, cash_advance_receipt: advanceReceipts },
  personal: [personalOfCash],
  hears: none('names stay on records as they were written'),
  asks: none('nobody is asked to confirm reading it'),
  tells: none('who administers it sees it in the menu'),
  talks: none('nobody comments on it'),
  mailChecks: { cashAdvanceGiven: whyNotHolder, cashAdvanceLate: whyNotHolder },
  counts: async (at) => {
    const [todo, mine] = await Promise.all([cashToDo(at), countMine(at)]);
    return { cashToDo: todo, advancesMine: mine };
  },
  days: none('no day of the house is of it'),
  jobs: (portal, log) => [{ name: 'cashdesk.remind', cron: '*/5 * * * *', run: () => remindHolders(portal, log) }],
  sample: furnishCash,
});
