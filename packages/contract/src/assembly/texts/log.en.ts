import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      assembly: 'Course of the meeting',
    },

    DEEDS: {
      assembly: {
        open: 'Registration opened: {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
