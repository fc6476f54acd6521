import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { paging } from '../base/calls/paging.ts';
import { activityListing, Deed, Visit } from './schema-log.ts';

const administers = { module: 'svj', right: 'rw' } as const;

const exported = z.object({ ...activityListing, lang: z._default(z.enum(['cs', 'en']), 'cs') });

export const houseLog = callsOf('association', {
  activity: endpoint('GET /api/v2/activity', {
    needs: administers,
    input: z.object({ ...paging, ...activityListing }),
    output: z.object({ activities: z.array(Deed), total: z.number() }),
    summary: 'What was done in the house and by whom, newest first.',
  }),
  exportTicket: endpoint('POST /api/v2/activity/export', {
    inDemo: 'closed',
    limit: 'export',
    needs: administers,
    effect: 'reads',
    input: exported,
    output: z.object({ url: z.string() }),
    summary: 'An address, good for a minute, where the filtered log downloads as XLSX.',
  }),
  exportFile: endpoint('GET /api/v2/activity/export/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: administers,
    input: exported,
    output: z.any(),
    summary: 'The log as a file, one line for each field that was changed; of people only what the reader may know.',
  }),
  visits: endpoint('GET /api/v2/svj/visits', {
    needs: administers,
    input: z.object(paging),
    output: z.object({ visits: z.array(Visit), total: z.number() }),
    summary: "Product administrators' visits with reasons, newest first.",
  }),
  endVisit: endpoint('DELETE /api/v2/svj/visit', {
    needs: 'productAdmin',
    input: z.object({}),
    output: z.null(),
    summary: "Ends the caller's visit at once.",
    says: 'HOUSE.VISITS.ENDED',
  }),
});
