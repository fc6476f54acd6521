import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { Invoice } from './schema.ts';

/** Invoices of suppliers, as their programs write them. */
export const isdoc = callsOf('isdoc', {
  read: endpoint('GET /api/v2/attachment/:id/isdoc', {
    kind: 'steps',
    needs: 'member',
    input: byId,
    output: Invoice,
    summary:
      'What a waiting upload says, where it is an invoice in ISDOC 6.0 or ISDOCX; one that contradicts itself, or is in another currency than CZK, is refused.',
  }),
});
