import { defineNoun, none } from '../base/define-noun.ts';
import { roles } from './endpoints.ts';
import { rolesRefusals } from './rules-refusals.ts';

export const rolesNoun = defineNoun({
  module: 'svj',
  endpoints: { roles },
  refusals: rolesRefusals,
  deeds: ['roles'],
  mails: ['roleChanged'],
  finds: none('the search does not look for it'),
});
