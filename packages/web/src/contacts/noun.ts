import { IconAddressBook } from '@tabler/icons-react';
import { none } from '#contract/base/noun/define-noun.ts';
import { contactLinks } from '#contract/contacts/links.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { contactRoutes } from './routes.tsx';

export const contactsNoun = defineNoun({
  routes: contactRoutes,
  alsoSays: none('its screens say only its own sentences'),
  menu: { at: contactLinks.list(), name: 'MODULES.CONTACTS', icon: IconAddressBook, module: 'contact' },
  finds: 'contact',
  atHome: 'brings',
  ...withoutTabs,
});
