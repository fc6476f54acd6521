import { callsOf } from '../base/calls/endpoint.ts';
import { commentEndpoints } from '../comments/endpoints.ts';

export const eventComments = callsOf(
  'events',
  commentEndpoints({ module: 'events', path: 'event/:id', one: 'event', streams: ['house'] }),
);
