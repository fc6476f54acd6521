import { callsOf } from '../base/calls/endpoint.ts';
import { commentEndpoints } from '../comments/endpoints.ts';

export const discussionComments = callsOf(
  'discussion',
  commentEndpoints({
    module: 'discussion',
    path: 'discussion/:id',
    one: 'discussion',
    streams: ['house'],
    withFiles: true,
    says: { add: 'DISCUSSION.REPLIES.ADDED', edit: 'DISCUSSION.REPLIES.EDITED', remove: 'DISCUSSION.REPLIES.DELETED' },
  }),
);
