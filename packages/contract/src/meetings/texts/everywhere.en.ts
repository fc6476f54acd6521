import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  MODULES: {
    MEETINGS: 'Owners’ meetings',
  },

  MEETING: {
    CREATED: 'The meeting is saved as a draft.',
    UPDATED: 'The meeting is saved.',
    SCHEDULED: 'The meeting is called, the invitations are on their way.',
    CANCELLED: 'The meeting is called off and everybody will be told.',
    FINISHED: 'The meeting is finished.',
    DELETED: 'The meeting was deleted.',
    STATES: {
      concept: 'Draft',
      scheduled: 'Scheduled',
      running: 'Being held',
      over: 'Waits to be ended',
      finished: 'Finished',
      cancelled: 'Called off',
    },
  },
} satisfies Translation<typeof cs>;
