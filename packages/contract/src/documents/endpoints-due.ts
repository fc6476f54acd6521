import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId, id } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import { Closing } from './schema-closing.ts';
import { DueRow, dueListing, Obligation, ObligationInput } from './schema-due.ts';

const reads = { module: 'documents', right: 'r' } as const;
const administers = { module: 'documents', right: 'rw' } as const;
const lang = z._default(z.enum(['cs', 'en']), 'cs');

/** What of the documents has to be done again, or runs out. */
export const documentDue = callsOf('documents', {
  list: endpoint('GET /api/v2/documents/due', {
    needs: reads,
    input: z.object({ ...paging, ...dueListing }),
    output: z.object({
      files: z.array(DueRow),
      total: z.number(),
      allCount: z.number(),
      overdueCount: z.number(),
      soonCount: z.number(),
      laterCount: z.number(),
    }),
    summary: 'Documents that run out or come again, of those that are for the asker; what is overdue first.',
  }),
  exportTicket: endpoint('POST /api/v2/documents/due/export', {
    inDemo: 'closed',
    limit: 'export',
    needs: reads,
    effect: 'reads',
    input: z.object({ ...dueListing, lang }),
    output: z.object({ url: z.string() }),
    summary: 'A short-lived address of the list as XLSX.',
  }),
  exportFile: endpoint('GET /api/v2/documents/due/export/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: reads,
    input: z.object({ ...dueListing, lang }),
    output: z.any(),
    summary: 'The XLSX file behind a ticket.',
  }),
  print: endpoint('POST /api/v2/documents/due/print', {
    limit: 'export',
    needs: reads,
    effect: 'reads',
    input: z.object({ ...dueListing, lang }),
    output: z.object({ url: z.string() }),
    summary: 'A short-lived address of the list in PDF.',
  }),
  printFile: endpoint('GET /api/v2/documents/due/print/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: reads,
    input: z.object({ ...dueListing, lang }),
    output: z.any(),
    summary: 'The list behind a ticket in PDF, for a meeting or the board on the wall.',
  }),
  one: endpoint('GET /api/v2/file/:id/obligation', {
    needs: reads,
    input: byId,
    output: z.object({ obligation: z.nullable(Obligation) }),
    summary: 'When the document runs out, with the rounds that are over; null where it does not.',
  }),
  set: endpoint('PUT /api/v2/file/:id/obligation', {
    needs: administers,
    visit: 'yes',
    input: ObligationInput,
    output: z.object({ obligation: z.nullable(Obligation) }),
    summary: 'Says when the document runs out or comes again, with which firm, and who is told before.',
    says: 'FILE.DUE_SAVED',
  }),
  remove: endpoint('DELETE /api/v2/file/:id/obligation', {
    needs: administers,
    visit: 'yes',
    input: byId,
    output: z.null(),
    summary: 'The document runs out no more; rounds that are over are forgotten too.',
    says: 'FILE.DUE_REMOVED',
  }),
  close: endpoint('PUT /api/v2/file/:id/obligation/close', {
    needs: administers,
    visit: 'yes',
    input: z.object({ id, ...Closing.shape }),
    output: z.object({ obligation: z.nullable(Obligation) }),
    summary: 'Closes the round that is open; the next one is counted from that day.',
    says: 'FILE.DUE_CLOSED',
  }),
});
