import { callsOf } from '../base/calls/endpoint.ts';
import { wordingEndpoints } from '../confirmations/endpoints-wordings.ts';

export const eventWordings = callsOf(
  'events',
  wordingEndpoints({
    module: 'events',
    path: 'event/:id',
    wording: 'event/wording',
    one: 'event',
    owner: 'eventId',
  }),
);
