import { defineNoun, none } from '../base/noun/define-noun.ts';
import { passkeys } from './endpoints.ts';
import { passkeysRefusals } from './rules-refusals.ts';

export const passkeysNoun = defineNoun({
  module: none('they belong to an account'),
  endpoints: { passkeys },
  refusals: passkeysRefusals,
  deeds: none('nothing of it is written down in the log of a house'),
  mails: ['passkeyAdded', 'passkeyRemoved'],
  counts: none('nothing of it is counted in the menu'),
  finds: none('the search does not look for it'),
});
