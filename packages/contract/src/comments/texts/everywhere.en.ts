import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  COMMENTS: {
    BY_LINK: 'The firm, by its link',
    ERRORS: {
      EMPTY: 'Write what you want to say, or attach a file.',
    },
  },
} satisfies Translation<typeof cs>;
