import * as z from 'zod/mini';
import { AddressAnswer, addressFrom } from '../base/addresses.ts';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';

export const addresses = callsOf('association', {
  suggest: endpoint('GET /api/v2/address', {
    kind: 'steps',
    limit: 'search',
    needs: { module: 'members', right: 'r' },
    input: z.object({ text: z.string().check(z.trim(), z.minLength(addressFrom), z.maxLength(200)) }),
    output: AddressAnswer,
    summary: 'Addresses that the public register of addresses offers to a text; they are never needed.',
  }),
});
