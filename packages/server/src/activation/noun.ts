import { activation } from '#contract/activation/endpoints.ts';
import { letters } from '#contract/activation/endpoints-letters.ts';
import { none } from '#contract/base/noun/define-noun.ts';
import { owns } from '../base/db/owned-tables.ts';
import { may } from '../base/http/gate.ts';
import { defineNoun, served } from '../define-noun.ts';
import { activationHandlers } from './handlers.ts';
import { letterHandlers } from './handlers-letters.ts';
import { personalOfLetters } from './personal.ts';
import { countAsked } from './queries-letters.ts';

export const activationNoun = defineNoun({
  serves: (portal) => [served(activation, activationHandlers(portal)), served(letters, letterHandlers(portal))],
  tables: owns({ invitation_letter: { stays: 'codes that open access' } }),
  guards: none('it keeps no files'),
  personal: [personalOfLetters],
  hears: none('no row of it holds a name'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: none('its mails always go'),
  counts: async ({ db, scope }) => ({
    lettersWaiting: may(scope, 'members', 'rw') ? await countAsked(db, scope) : 0,
  }),
  days: none('nothing of it falls on a day'),
  jobs: none('it does nothing by itself'),
  sample: none('whoever has an account in the sample has come in'),
});
