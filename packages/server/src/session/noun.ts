import { none } from '#contract/base/define-noun.ts';
import { session } from '#contract/session/endpoints.ts';
import { accounts } from '#contract/session/endpoints-accounts.ts';
import { loginChange } from '#contract/session/endpoints-login.ts';
import { defineNoun, served } from '../define-noun.ts';
import { accountHandlers } from './accounts/handlers.ts';
import { sessionHandlers } from './handlers.ts';
import { warnOfDisk } from './jobs.ts';
import { loginChangeHandlers } from './login/handlers.ts';
import { sweepSessions } from './queries.ts';

const month = 30 * 24 * 3600_000;

export const sessionNoun = defineNoun({
  serves: (house) => [
    served(session, sessionHandlers(house)),
    served(loginChange, loginChangeHandlers(house)),
    served(accounts, accountHandlers(house)),
  ],
  guards: none('it keeps no files'),
  hears: none('an account is not a member'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  counts: none('nothing of it is counted in the menu'),
  jobs: (house) => [
    {
      name: 'session.sweep',
      cron: '40 3 * * *',
      run: () => house.pool.across('read write', (db) => sweepSessions(db, new Date(Date.now() - month))),
    },
    { name: 'session.disk', cron: '* * * * *', run: () => warnOfDisk(house) },
  ],
});
