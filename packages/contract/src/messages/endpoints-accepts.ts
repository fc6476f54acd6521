import { callsOf } from '../base/calls/endpoint.ts';
import { acceptEndpoints } from '../confirmations/endpoints-accepts.ts';

export const messageAccepts = callsOf('messages', acceptEndpoints({ path: 'message/:id', file: 'message/accepts' }));
