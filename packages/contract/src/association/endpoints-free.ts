import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';

export const houseFree = callsOf('association', {
  change: endpoint('PUT /api/v2/svj/:id/free', {
    needs: 'productAdmin',
    input: z.object({ ...byId.shape, isFree: z.boolean() }),
    output: z.null(),
    summary: 'Says whether an association pays for the portal; nothing more is issued to one that does not.',
    says: 'INVOICE.KEPT',
  }),
});
