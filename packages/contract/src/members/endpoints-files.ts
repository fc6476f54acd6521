import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { memberListing } from './schema.ts';

const reads = { module: 'members', right: 'r' } as const;
const exported = z.object({
  ...memberListing,
  lang: z._default(z.enum(['cs', 'en']), 'cs'),
  format: z._default(z.enum(['xlsx', 'vcf']), 'xlsx'),
});
const url = z.object({ url: z.string() });

export const memberFiles = callsOf('members', {
  exportTicket: endpoint('POST /api/v2/user/export', {
    inDemo: 'closed',
    limit: 'export',
    needs: reads,
    effect: 'reads',
    input: exported,
    output: url,
    summary: 'An address, good for a minute, where the filtered list downloads as XLSX or vCard.',
  }),
  exportFile: endpoint('GET /api/v2/user/export/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: reads,
    input: exported,
    output: z.any(),
    summary: 'The list as a file; of others only what the reader may see.',
  }),
  dataTicket: endpoint('GET /api/v2/user/:id/data', {
    inDemo: 'closed',
    limit: 'export',
    toFormer: 'self',
    needs: reads,
    visit: 'yes',
    // That somebody took the data out is written down.
    effect: 'writes',
    input: byId,
    output: url,
    summary: 'An address, good for a minute, of everything kept about one person (GDPR, articles 15 and 20).',
  }),
  dataFile: endpoint('GET /api/v2/user/data/:ticket', {
    limit: 'export',
    toFormer: 'self',
    kind: 'bytes',
    needs: reads,
    input: byId,
    output: z.any(),
    summary: 'Everything kept about one person, as JSON.',
  }),
});
