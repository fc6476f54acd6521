import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { TimesAsked } from '../reports/schema-times.ts';
import { FirmTimes } from './schema-times.ts';

const administers = { module: 'reports', right: 'rw' } as const;
const asked = z.extend(TimesAsked, { lang: z._default(z.enum(['cs', 'en']), 'cs') });

export const handoverTimes = callsOf('handovers', {
  times: endpoint('GET /api/v2/handover/times', {
    needs: administers,
    input: TimesAsked,
    output: FirmTimes,
    summary:
      'How firms did in some days: jobs, days from the hand-over, those after their day, and what reporters said.',
  }),
  timesTicket: endpoint('POST /api/v2/handover/times/export', {
    inDemo: 'closed',
    limit: 'export',
    needs: administers,
    effect: 'reads',
    input: asked,
    output: z.object({ url: z.string() }),
    summary: 'A short-lived address of the same as XLSX, with types and solvers of reports.',
  }),
  timesFile: endpoint('GET /api/v2/handover/times/export/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: administers,
    input: asked,
    output: z.any(),
    summary: 'The XLSX file behind a ticket.',
  }),
});
