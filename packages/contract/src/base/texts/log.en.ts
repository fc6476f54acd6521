import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    FIELDS: {
      name: 'name',
      note: 'note',
      entrance: 'entrance',
      files: 'attachments',
    },

    NOUNS: {
      files: 'Attachments',
    },

    DEEDS: {
      files: {
        update: 'Change of an attachment: {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
