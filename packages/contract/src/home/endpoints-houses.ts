import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';

/** Houses of one account that are looked into at once; who has more sees numbers of the first. */
export const mostHouses = 12;

export const houses = callsOf('home', {
  waits: endpoint('GET /api/v2/waits/houses', {
    needs: 'account',
    input: z.object({}),
    output: z.object({ houses: z.array(z.object({ id: z.number(), waits: z.number() })) }),
    summary:
      'How much waits for the asker in each of their houses, the first twelve: votes, things to confirm, messages not opened.',
  }),
});
