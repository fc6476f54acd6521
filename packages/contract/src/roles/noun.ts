import { defineNoun, none } from '../base/noun/define-noun.ts';
import { roles } from './endpoints.ts';
import { rolesRefusals } from './rules-refusals.ts';

export const rolesNoun = defineNoun({
  module: 'svj',
  endpoints: { roles },
  refusals: rolesRefusals,
  deeds: ['roles'],
  mails: ['roleChanged'],
  counts: none('nothing of it is counted in the menu'),
  finds: none('the search does not look for it'),
});
