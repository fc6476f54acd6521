import { defineNoun, none } from '../base/noun/define-noun.ts';
import { session } from './endpoints.ts';
import { accounts } from './endpoints-accounts.ts';
import { alarm } from './endpoints-alarm.ts';
import { loginChange } from './endpoints-login.ts';
import { sessionRefusals } from './rules-refusals.ts';

export const sessionNoun = defineNoun({
  module: none('an account belongs to no house'),
  endpoints: { session, loginChange, accounts, alarm },
  refusals: sessionRefusals,
  deeds: none('nothing of it is written down in the log of a house'),
  mails: [
    'reset',
    'passwordChanged',
    'signInTries',
    'diskLow',
    'loginChangeOld',
    'loginChangeNew',
    'loginChangeTaken',
    'loginChangeAdmin',
    'loginChanged',
    'accountDeed',
    'accountClosed',
    'firstAdmin',
  ],
  counts: none('nothing of it is counted in the menu'),
  finds: none('the search does not look for it'),
});
