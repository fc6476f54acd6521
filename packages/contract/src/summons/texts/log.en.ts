import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      summons: 'Deliveries of invitations',
    },

    DEEDS: {
      summons: {
        record:
          'Delivery of the invitation written down: {name}, {count, plural, one {# participant} other {# participants}}',
      },
    },
  },
} satisfies Translation<typeof cs>;
