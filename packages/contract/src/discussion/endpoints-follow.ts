import { callsOf } from '../base/calls/endpoint.ts';
import { followEndpoints } from '../follow/endpoints.ts';

export const discussionFollow = callsOf(
  'discussion',
  followEndpoints({ module: 'discussion', path: 'discussion/:id', one: 'discussion', says: 'DISCUSSION.FOLLOW.SAVED' }),
);
