import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  MODULES: {
    APPROVALS: 'Requests for approval',
  },

  HOME: {
    APPROVALS: '{count, plural, one {request waits for your approval} other {requests wait for your approval}}',
    APPROVALS_HINT: 'Decide',
  },

  APPROVAL: {
    CREATED: 'The request is made and the approvers know of it.',
    ANSWERED: 'Your decision is saved.',
    WITHDRAWN: 'The request is withdrawn.',
    REPLACED: 'The approver is replaced.',
    DELETED: 'The request is deleted.',
    STATES: { waiting: 'Waiting', approved: 'Approved', rejected: 'Rejected', withdrawn: 'Withdrawn' },
  },
} satisfies Translation<typeof cs>;
