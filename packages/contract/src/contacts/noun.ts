import { defineNoun, none } from '../base/noun/define-noun.ts';
import { contacts } from './endpoints.ts';
import { contactsRefusals } from './rules-refusals.ts';

export const contactsNoun = defineNoun({
  module: 'contact',
  endpoints: { contacts },
  refusals: contactsRefusals,
  deeds: ['contacts'],
  mails: none('nobody is told of contacts'),
  counts: none('how many there are says nothing'),
  finds: 'contact',
});
