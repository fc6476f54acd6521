import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';

/** What a stream says. changed: something of these nouns. hello: at the beginning, and whether something was missed since. all: something was, nobody knows what. */
export const liveEvents = ['hello', 'changed', 'all'] as const;

export const live = callsOf('live', {
  listen: endpoint('GET /api/v2/live', {
    kind: 'events',
    summary:
      'News of one house as they happen: names of nouns of which something changed, of those that may be read, and how many listen. What it is, is asked by the calls of that noun.',
    needs: 'member',
    /** How old the oldest is of what the page shows, in milliseconds: of what changed since, it is told with the first event. */
    input: z.object({ age: z.optional(z.coerce.number().check(z.int(), z.minimum(0))) }),
    output: z.object({
      svj: z.optional(z.number()),
      topics: z.optional(z.array(z.string())),
      listeners: z.number(),
      missed: z.optional(z.boolean()),
    }),
  }),
});
