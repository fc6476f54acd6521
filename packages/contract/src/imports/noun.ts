import { defineNoun, none } from '../base/noun/define-noun.ts';
import { contactImports } from './contacts/endpoints.ts';
import { imports } from './endpoints.ts';
import { importsRefusals } from './rules-refusals.ts';

export const importsNoun = defineNoun({
  module: 'rooms',
  endpoints: { imports, contactImports },
  refusals: importsRefusals,
  deeds: none('what it does is written down under what it is done to'),
  mails: none('it mails nothing'),
  counts: none('nothing of it is counted in the menu'),
  finds: none('the search does not look for it'),
});
