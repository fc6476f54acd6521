import { callsOf } from '../base/calls/endpoint.ts';
import { deliveryEndpoints } from '../notices/endpoints-delivery.ts';

export const messageDelivery = callsOf(
  'messages',
  deliveryEndpoints({ module: 'messages', path: 'message/:id', one: 'message' }),
);
