import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  MODULES: {
    APPROVALS: 'Requests for approval',
  },

  HOME: {
    APPROVALS: '{count, plural, one {request waits for your approval} other {requests wait for your approval}}',
  },

  APPROVAL: {
    STATES: { waiting: 'Waiting', approved: 'Approved', rejected: 'Rejected', withdrawn: 'Withdrawn' },
  },
} satisfies Translation<typeof cs>;
