import { callsOf } from '../base/calls/endpoint.ts';
import { complaintEndpoints } from '../comments/endpoints-complaints.ts';

export const discussionComplaints = callsOf(
  'discussion',
  complaintEndpoints({
    module: 'discussion',
    path: 'discussion/:id',
    one: 'discussion',
    says: {
      complain: 'DISCUSSION.WATCH.SENT',
      leave: 'DISCUSSION.WATCH.LEFT',
      hide: 'DISCUSSION.WATCH.HIDDEN',
      show: 'DISCUSSION.WATCH.SHOWN',
    },
  }),
);
