import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { HouseInvoices, InvoiceCheck, PaperFile, paperAsked, paperTicket } from './schema.ts';

const reads = { module: 'invoices', right: 'r' } as const;

/** What the operator of the portal issued to the association for its subscription; nobody in the house writes it. */
export const invoices = callsOf('invoices', {
  list: endpoint('GET /api/v2/invoice', {
    needs: reads,
    input: z.object({}),
    output: HouseInvoices,
    summary: 'Periods of the subscription with their state and documents, and the next one that is planned.',
  }),
  check: endpoint('GET /api/v2/invoice/check-invoices', {
    needs: reads,
    input: z.object({}),
    output: InvoiceCheck,
    summary: 'How many periods wait for payment and how many are overdue, with the nearest due day.',
  }),
  downloadProforma: endpoint('GET /api/v2/invoice/downloadProformaInvoice/:id', {
    limit: 'export',
    needs: reads,
    input: byId,
    output: PaperFile,
    summary: 'The proforma of a period as a PDF in base64, as it was issued.',
  }),
  paper: endpoint('GET /api/v2/invoice/:id/document/:kind', {
    limit: 'export',
    needs: reads,
    input: paperAsked,
    output: z.object({ url: z.string() }),
    summary: 'An address, good for a minute, of a document of a period in PDF, ISDOC or ISDOCX.',
  }),
  paperFile: endpoint('GET /api/v2/invoice/document-file/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: reads,
    input: paperTicket,
    output: z.any(),
    summary: 'The document behind a ticket, the same bytes each time.',
  }),
});
