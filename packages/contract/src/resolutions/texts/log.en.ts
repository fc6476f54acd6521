import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      resolutions: 'Resolutions',
    },

    DEEDS: {
      resolutions: {
        update: 'Carrying out of resolution no. {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
