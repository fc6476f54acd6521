import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      meetings: 'Owners’ meeting',
    },

    DEEDS: {
      meetings: {
        create: 'New owners’ meeting: {name}',
        update: 'Owners’ meeting edited: {name}',
        schedule: 'Owners’ meeting called: {name}',
        cancel: 'Owners’ meeting called off: {name}',
        finish: 'Owners’ meeting finished: {name}',
        delete: 'Owners’ meeting deleted: {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
