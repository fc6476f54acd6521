import { callsOf } from '../base/calls/endpoint.ts';
import { acceptEndpoints } from '../confirmations/endpoints-accepts.ts';

export const documentAccepts = callsOf('documents', acceptEndpoints({ path: 'file/:id', file: 'file/accepts' }));
