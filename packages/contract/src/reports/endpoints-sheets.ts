import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { reportListing } from './schema.ts';

const reads = { module: 'reports', right: 'r' } as const;
const asked = z.object({ ...reportListing, lang: z._default(z.enum(['cs', 'en']), 'cs') });
const url = z.object({ url: z.string() });

export const reportSheets = callsOf('reports', {
  print: endpoint('POST /api/v2/report/print', {
    limit: 'export',
    needs: reads,
    effect: 'reads',
    input: asked,
    output: url,
    summary: 'A short-lived address of the list in PDF.',
  }),
  printFile: endpoint('GET /api/v2/report/print/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: reads,
    input: asked,
    output: z.any(),
    summary: 'The list behind a ticket in PDF.',
  }),
  exportTicket: endpoint('POST /api/v2/report/export', {
    inDemo: 'closed',
    limit: 'export',
    needs: reads,
    effect: 'reads',
    input: asked,
    output: url,
    summary: 'A short-lived address of the list as XLSX.',
  }),
  exportFile: endpoint('GET /api/v2/report/export/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: reads,
    input: asked,
    output: z.any(),
    summary: 'The XLSX file behind a ticket.',
  }),
});
