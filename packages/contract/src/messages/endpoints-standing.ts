import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';

const administers = { module: 'messages', right: 'rw' } as const;

export const messageStanding = callsOf('messages', {
  unconfirmed: endpoint('GET /api/v2/message/unconfirmed', {
    needs: administers,
    input: z.object({}),
    output: z.object({
      messages: z.array(
        z.object({
          id: z.number(),
          title: z.string(),
          acceptUntil: z.nullable(z.string()),
          done: z.number(),
          total: z.number(),
        }),
      ),
    }),
    summary: 'Messages in force that somebody is yet to confirm, those due first at most three.',
  }),
});
