import { callsOf } from '../base/calls/endpoint.ts';
import { commentEndpoints } from '../comments/endpoints.ts';

export const messageComments = callsOf(
  'messages',
  commentEndpoints({ module: 'messages', path: 'message/:id', one: 'message', streams: ['house'] }),
);
