import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { paperAsked, Sales, salesAsked } from './schema-rows.ts';

/** What whoever sold a unit keeps of it, also when the register entitles them no more. */
export const ownSales = callsOf('sales', {
  list: endpoint('GET /api/v2/unit-sales', {
    needs: 'member',
    toFormer: 'all',
    input: salesAsked,
    output: Sales,
    summary: 'Units handed over: those that the asker sold, or all for whoever sees all accounts.',
  }),
  paper: endpoint('POST /api/v2/unit-sales/paper', {
    limit: 'export',
    needs: 'member',
    toFormer: 'took',
    effect: 'reads',
    input: paperAsked,
    output: z.object({ url: z.string() }),
    summary: 'An address, good for a minute, of the settlement for the seller.',
  }),
  paperFile: endpoint('GET /api/v2/unit-sales/paper/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: 'member',
    toFormer: 'took',
    input: paperAsked,
    output: z.any(),
    summary: 'The settlement behind a ticket.',
  }),
});
