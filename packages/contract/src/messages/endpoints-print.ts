import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';

const reads = { module: 'messages', right: 'r' } as const;
const administers = { module: 'messages', right: 'rw' } as const;
const asked = z.object({ ...byId.shape, lang: z._default(z.enum(['cs', 'en']), 'cs') });
const url = z.object({ url: z.string() });

export const messagePrints = callsOf('messages', {
  print: endpoint('GET /api/v2/message/:id/print', {
    limit: 'export',
    needs: reads,
    input: asked,
    output: url,
    summary: 'A short-lived address of the message in PDF.',
  }),
  printFile: endpoint('GET /api/v2/message/print/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: reads,
    input: asked,
    output: z.any(),
    summary: 'The message in PDF with letterhead, pictures and a code that leads to it.',
  }),
  poster: endpoint('GET /api/v2/message/:id/poster', {
    limit: 'export',
    needs: administers,
    input: asked,
    output: url,
    summary: 'A short-lived address of the message as a poster.',
  }),
  posterFile: endpoint('GET /api/v2/message/poster/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: administers,
    input: asked,
    output: z.any(),
    summary: 'One large page for the entrance door, with a code that leads to the message.',
  }),
});
