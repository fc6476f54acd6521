import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';

const administers = { module: 'documents', right: 'rw' } as const;

export const documentStanding = callsOf('documents', {
  standing: endpoint('GET /api/v2/documents/standing', {
    needs: administers,
    input: z.object({}),
    output: z.object({
      overdue: z.number(),
      /** What runs out between these days, of which the first is today. */
      soon: z.object({ count: z.number(), from: z.string(), to: z.string() }),
      /** Documents that somebody is yet to confirm, the latest at most three. */
      unconfirmed: z.array(z.object({ id: z.number(), name: z.string(), done: z.number(), total: z.number() })),
    }),
    summary: 'What of the documents runs out, and which are not confirmed by all.',
  }),
});
