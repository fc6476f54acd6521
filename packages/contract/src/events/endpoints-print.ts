import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { EventAsked } from './schema.ts';

const reads = { module: 'events', right: 'r' } as const;
const asked = z.extend(EventAsked, { lang: z._default(z.enum(['cs', 'en']), 'cs') });

export const eventPrints = callsOf('events', {
  print: endpoint('GET /api/v2/event/:id/print', {
    limit: 'export',
    needs: reads,
    input: asked,
    output: z.object({ url: z.string() }),
    summary: 'A short-lived address of the event in PDF.',
  }),
  printFile: endpoint('GET /api/v2/event/print/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: reads,
    input: asked,
    output: z.any(),
    summary: 'The event in PDF with letterhead and a code that leads to it.',
  }),
});
