import { callsOf } from '../base/calls/endpoint.ts';
import { followEndpoints } from '../follow/endpoints.ts';

export const eventFollow = callsOf('events', followEndpoints({ module: 'events', path: 'event/:id', one: 'event' }));
