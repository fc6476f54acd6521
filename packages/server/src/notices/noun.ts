import { none } from '#contract/base/noun/define-noun.ts';
import { notices } from '#contract/notices/endpoints.ts';
import { owns } from '../base/db/owned-tables.ts';
import { takeOneClick } from '../base/serve/one-click.ts';
import { defineNoun, served } from '../define-noun.ts';
import { noticeHandlers } from './handlers.ts';
import { sendNotices } from './jobs.ts';
import { personalOfNotices } from './personal.ts';

export const noticesNoun = defineNoun({
  serves: (portal) => [served(notices, noticeHandlers(portal), takeOneClick)],
  tables: owns({
    notice: {
      stays: 'mails on their way, and who got which from this portal',
      inner: 'who was told of what is shown to who administers it, and some are told of what others may not know',
    },
  }),
  guards: none('it keeps no files'),
  personal: [personalOfNotices],
  hears: none('no row of it holds a name'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: none('it asks its sources itself'),
  counts: none('nothing of it is counted in the menu'),
  days: none('nothing of it falls on a day'),
  jobs: (portal, log, { tells }) => [
    {
      name: 'notices.send',
      cron: '* * * * *',
      run: async () => {
        await sendNotices(portal, tells, log);
      },
    },
  ],
  sample: none('nobody is mailed'),
});
