import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';

/** Reported in these seven days, in these thirty before those, earlier. */
export const openAges = ['week', 'month', 'older'] as const;

const administers = { module: 'reports', right: 'rw' } as const;

export const reportStanding = callsOf('reports', {
  open: endpoint('GET /api/v2/report/open', {
    needs: administers,
    input: z.object({}),
    output: z.object({
      open: z.array(
        z.object({
          age: z.enum(openAges),
          count: z.number(),
          /** Days of reporting between which they lie, as the list is filtered by them. */
          from: z.nullable(z.string()),
          to: z.nullable(z.string()),
        }),
      ),
      /** Of these, how many should have been solved by now. */
      overdue: z.number(),
    }),
    summary: 'How many reports are not solved yet, by their age, and how many of them are late.',
  }),
});
