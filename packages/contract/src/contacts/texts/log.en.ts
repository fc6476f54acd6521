import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      contacts: 'Contacts',
    },

    DEEDS: {
      contacts: {
        create: 'New contact: {name}',
        update: 'Contact edited: {name}',
        delete: 'Contact deleted: {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
