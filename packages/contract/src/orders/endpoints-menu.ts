import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';

/** What the menu of staff says of orders, apart from their own screens. */
export const orderMenu = callsOf('orders', {
  waiting: endpoint('GET /api/v2/order/waiting', {
    needs: 'productAdmin',
    input: z.object({}),
    output: z.object({ count: z.number() }),
    summary: 'How many orders are filled and checked by nobody yet.',
  }),
});
