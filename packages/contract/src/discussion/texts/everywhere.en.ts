import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  MODULES: {
    DISCUSSION: 'Discussions',
  },

  HOME: {
    REPLIES_REPORTED:
      '{count, plural, one {reported reply waits for the committee} other {reported replies wait for the committee}}',
    REPLIES_REPORTED_HINT: 'Leave it, or hide it?',
  },

  DISCUSSION: {
    CREATED: 'The discussion is open.',
    UPDATED: 'The discussion is changed.',
    FINISHED: 'The discussion is finished.',
    REOPENED: 'The discussion is open again.',
    DELETED: 'The discussion is deleted.',
    STATES: { open: 'Open', closed: 'Closed' },
  },
} satisfies Translation<typeof cs>;
