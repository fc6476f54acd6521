import { none } from '#contract/base/noun/define-noun.ts';
import { session } from '#contract/session/endpoints.ts';
import { accounts } from '#contract/session/endpoints-accounts.ts';
import { alarm } from '#contract/session/endpoints-alarm.ts';
import { loginChange } from '#contract/session/endpoints-login.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { accountHandlers } from './accounts/handlers.ts';
import { alarmHandlers } from './alarm/handlers.ts';
import { sessionHandlers } from './handlers.ts';
import { warnOfDisk } from './jobs.ts';
import { loginChangeHandlers } from './login/handlers.ts';
import { personalOfSession } from './personal.ts';
import { sweepSessions } from './rows/queries.ts';

const month = 30 * 24 * 3600_000;

export const sessionNoun = defineNoun({
  serves: (portal, { keys }) => [
    served(session, sessionHandlers(portal, keys)),
    served(loginChange, loginChangeHandlers(portal)),
    served(accounts, accountHandlers(portal, keys)),
    served(alarm, alarmHandlers(portal, keys)),
  ],
  tables: owns({
    account: { portal: 'whoever signs in, perhaps to several associations' },
    account_deed: { portal: 'what administrators of the portal did with accounts' },
    session: { portal: 'who is signed in' },
    sign_in_device: { portal: 'devices that somebody signed in from' },
    link: { portal: 'links by which passwords are set' },
    login_change: { portal: 'changes of addresses of logins that wait for their confirmation' },
  }),
  guards: none('it keeps no files'),
  personal: [personalOfSession],
  hears: none('an account is not a member'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: none('its mails always go'),
  counts: none('nothing of it is counted in the menu'),
  days: none('nothing of it falls on a day'),
  jobs: (portal) => [
    {
      name: 'session.sweep',
      cron: '40 3 * * *',
      run: () => portal.pool.across('read write', (db) => sweepSessions(db, new Date(Date.now() - month))),
    },
    { name: 'session.disk', cron: '* * * * *', run: () => warnOfDisk(portal) },
  ],
  sample: none('accounts come with the people of the sample'),
});
