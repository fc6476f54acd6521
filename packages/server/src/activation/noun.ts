import { activation } from '#contract/activation/endpoints.ts';
import { none } from '#contract/base/define-noun.ts';
import { defineNoun, served } from '../define-noun.ts';
import { activationHandlers } from './handlers.ts';

export const activationNoun = defineNoun({
  serves: (portal) => [served(activation, activationHandlers(portal))],
  tables: none('invitations are of members'),
  guards: none('it keeps no files'),
  personal: none('invitations are of members'),
  hears: none('no row of it holds a name'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: none('its mails always go'),
  counts: none('nothing of it is counted in the menu'),
  days: none('nothing of it falls on a day'),
  jobs: none('it does nothing by itself'),
  sample: none('whoever has an account in the sample has come in'),
});
