import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      approvals: 'Requests for approval',
    },

    DEEDS: {
      approvals: {
        create: 'New request for approval: {name}',
        approve: 'Request approved: {name}',
        reject: 'Request rejected: {name}',
        replace: 'Approver of a request replaced: {name}',
        withdraw: 'Request withdrawn: {name}',
        agenda: 'Request put on an agenda: {name}',
        delete: 'Request deleted: {name}',
        substitute: 'Substitute for requests for approval: {name}',
        unsubstitute: 'Substitution for requests for approval ended: {name}',
        uncomment: 'Comment of a request deleted: {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
