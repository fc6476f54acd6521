import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { AcceptQueue, AskedText } from './schema.ts';

const takesPart = { module: 'acceptRead', right: 'r' } as const;

export const confirmations = callsOf('confirmations', {
  queue: endpoint('GET /api/v2/accept-read', {
    needs: takesPart,
    input: z.object({}),
    output: AcceptQueue,
    summary: 'What the asker is yet to confirm that they have read, the oldest first.',
  }),
  text: endpoint('GET /api/v2/accept-read/:id', {
    needs: takesPart,
    input: z.object({ id: z.string().check(z.maxLength(60)) }),
    output: AskedText,
    summary: 'One of those things, whole.',
  }),
  accept: endpoint('PUT /api/v2/accept-read/accept/:id', {
    needs: takesPart,
    visit: 'never',
    input: z.object({ id: z.string().check(z.maxLength(60)) }),
    output: z.object({ readDate: z.string() }),
    summary: 'Confirms reading of that version; once more answers the same.',
    says: 'CONFIRMATIONS.CONFIRMED',
  }),
});
