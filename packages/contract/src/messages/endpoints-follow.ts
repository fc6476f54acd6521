import { callsOf } from '../base/calls/endpoint.ts';
import { followEndpoints } from '../follow/endpoints.ts';

export const messageFollow = callsOf(
  'messages',
  followEndpoints({ module: 'messages', path: 'message/:id', one: 'message' }),
);
