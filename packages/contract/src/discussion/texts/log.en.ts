import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      discussion: 'Discussions',
    },

    DEEDS: {
      discussion: {
        create: 'New discussion: {name}',
        update: 'Discussion edited: {name}',
        finish: 'Discussion finished: {name}',
        reopen: 'Discussion opened again: {name}',
        delete: 'Discussion deleted: {name}',
        uncomment: 'Reply deleted in a discussion: {name}',
        leave: 'Reported reply left in a discussion: {name}',
        hide: 'Reply hidden in a discussion: {name}',
        show: 'Reply shown again in a discussion: {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
