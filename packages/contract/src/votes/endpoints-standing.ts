import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { Column } from '../motions/schema-sums.ts';

const administers = { module: 'vote', right: 'rw' } as const;

/** Running votes that are told of at once. */
export const mostRunning = 3;

export const voteStanding = callsOf('votes', {
  running: endpoint('GET /api/v2/vote/running', {
    needs: administers,
    input: z.object({}),
    output: z.object({
      votes: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          closesAt: z.nullable(z.string()),
          /** Who has voted so far, as everybody who sees the vote is told. */
          turnout: Column,
          /** Seats that count. */
          seats: z.number(),
        }),
      ),
      total: z.number(),
    }),
    summary: 'Votes that run, those that end first at most three, with their turnout.',
  }),
});
