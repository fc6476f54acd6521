import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  MODULES: {
    HOME: 'Dashboard',
  },

  HOME: {
    MORNING: 'Good morning',
    DAY: 'Hello',
    EVENING: 'Good evening',
    WAITS: 'Waiting for you',
    MORE: 'and {count, number} more',
    CALM: 'Nothing is waiting for you',
    CALM_TEXT: 'Everything is read and voted on. We will write when you are needed.',
  },
} satisfies Translation<typeof cs>;
