import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { NearTerm } from './schema.ts';

const administers = { module: 'svj', right: 'rw' } as const;

export const clockStanding = callsOf('clock', {
  near: endpoint('GET /api/v2/term/near', {
    needs: administers,
    input: z.object({}),
    /** `total`: how many run, of which these are the first. */
    output: z.object({ terms: z.array(NearTerm), total: z.number() }),
    summary: 'The first three terms that the house has to meet: late ones, then by their last days.',
  }),
});
