import { callsOf } from '../base/calls/endpoint.ts';
import { acceptEndpoints } from '../confirmations/endpoints-accepts.ts';

export const eventAccepts = callsOf('events', acceptEndpoints({ path: 'event/:id', file: 'event/accepts' }));
