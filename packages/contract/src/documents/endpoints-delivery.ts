import { callsOf } from '../base/calls/endpoint.ts';
import { deliveryEndpoints } from '../notices/endpoints-delivery.ts';

export const documentDelivery = callsOf(
  'documents',
  deliveryEndpoints({ module: 'documents', path: 'file/:id', one: 'document' }),
);
