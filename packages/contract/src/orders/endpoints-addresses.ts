import * as z from 'zod/mini';
import { AddressAnswer, addressFrom } from '../base/addresses.ts';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';

/** Addresses that staff are offered while they check an order. */
export const orderAddresses = callsOf('orders', {
  suggest: endpoint('GET /api/v2/order-address', {
    kind: 'steps',
    needs: 'productAdmin',
    input: z.object({ text: z.string().check(z.trim(), z.minLength(addressFrom), z.maxLength(200)) }),
    output: AddressAnswer,
    summary: 'Addresses that the public register of addresses offers to a text; they are never needed.',
  }),
});
