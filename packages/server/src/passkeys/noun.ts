import { none } from '#contract/base/noun/define-noun.ts';
import { passkeys } from '#contract/passkeys/endpoints.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { passkeyHandlers } from './handlers.ts';
import { personalOfPasskeys } from './personal.ts';
import { sweepChallenges } from './queries.ts';

export const passkeysNoun = defineNoun({
  serves: (portal) => [served(passkeys, passkeyHandlers(portal))],
  tables: owns({
    passkey: { portal: 'keys of accounts, which belong to people and not to an association' },
    passkey_challenge: { portal: 'what a key is asked to sign, for some minutes' },
  }),
  guards: none('it keeps no files'),
  personal: [personalOfPasskeys],
  hears: none('they belong to accounts'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: none('its mails always go'),
  counts: none('nothing of it is counted in the menu'),
  days: none('nothing of it falls on a day'),
  jobs: (portal) => [
    {
      name: 'passkeys.sweep',
      cron: '25 * * * *',
      run: () => portal.pool.across('read write', (db) => sweepChallenges(db, new Date())),
    },
  ],
  sample: none('a passkey is somebody’s device'),
});
