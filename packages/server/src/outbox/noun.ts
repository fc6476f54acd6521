import { none } from '#contract/base/noun/define-noun.ts';
import { outbox } from '#contract/outbox/endpoints.ts';
import { defineNoun, served } from '../define-noun.ts';
import { outboxHandlers } from './handlers.ts';
import { sweepMails } from './jobs.ts';

export const outboxNoun = defineNoun({
  serves: (portal) => [served(outbox, outboxHandlers(portal))],
  tables: none('mails are of the portal itself; it shows and sends them'),
  guards: none('it keeps no files'),
  personal: none('mails are of the portal itself, which tells and drops them'),
  hears: none('a mail is gone with its recipient by the column'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: none('it only sends'),
  counts: none('nothing of it is counted in the menu'),
  days: none('nothing of it falls on a day'),
  jobs: (portal) => [
    {
      name: 'outbox.sweep',
      cron: '50 3 * * *',
      run: async () => {
        await sweepMails(portal);
      },
    },
  ],
  sample: none('nobody is mailed'),
});
