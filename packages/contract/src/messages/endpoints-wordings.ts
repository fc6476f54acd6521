import { callsOf } from '../base/calls/endpoint.ts';
import { wordingEndpoints } from '../confirmations/endpoints-wordings.ts';

export const messageWordings = callsOf(
  'messages',
  wordingEndpoints({
    module: 'messages',
    path: 'message/:id',
    wording: 'message/wording',
    one: 'message',
    owner: 'messageId',
  }),
);
