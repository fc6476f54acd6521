import { callsOf } from '../base/calls/endpoint.ts';
import { followEndpoints } from '../follow/endpoints.ts';

export const approvalFollow = callsOf(
  'approvals',
  followEndpoints({ module: 'requirement_for_approval', path: 'requirement-for-approval/:id', one: 'request' }),
);
