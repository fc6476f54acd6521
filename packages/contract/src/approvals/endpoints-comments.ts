import { callsOf } from '../base/calls/endpoint.ts';
import { commentEndpoints } from '../comments/endpoints.ts';

export const approvalComments = callsOf(
  'approvals',
  commentEndpoints({
    module: 'requirement_for_approval',
    path: 'requirement-for-approval/:id',
    one: 'request',
    streams: ['house'],
  }),
);
