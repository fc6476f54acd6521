import { none } from '#contract/base/noun/define-noun.ts';
import { contacts } from '#contract/contacts/endpoints.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { contactHandlers } from './handlers.ts';
import { forgetContacts } from './jobs.ts';
import { furnishContacts } from './sample.ts';

export const contactsNoun = defineNoun({
  serves: (portal) => [served(contacts, contactHandlers(portal))],
  tables: owns({
    contact: {
      travels: true,
      columns: { phones: { json: {} }, emails: { json: {} }, hours: { json: {} } },
      inLog: ['contacts', 'contact'],
    },
  }),
  guards: none('it keeps no files'),
  personal: none('contacts are of outside; no row of it names a member'),
  hears: none('no row of it holds a name of a member'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('nobody is told of contacts'),
  talks: none('nobody comments on it'),
  mailChecks: none('it sends no mails'),
  counts: none('how many there are says nothing'),
  days: none('nothing of it falls on a day'),
  jobs: (portal) => [{ name: 'contacts.deleted', cron: '20 4 * * *', run: () => forgetContacts(portal) }],
  sample: furnishContacts,
});
