import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { id } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import { openers, openingWays } from './rules-openings.ts';

export const Opening = z.object({
  id: z.number(),
  openedAt: z.string(),
  versionNumber: z.number(),
  how: z.enum(openingWays),
  /** As whom. */
  as: z.enum(openers),
  /** Null where the asker is told the office alone, and where nobody is known any more. */
  who: z.nullable(z.object({ id: z.number(), full_name: z.string() })),
});
export type Opening = z.output<typeof Opening>;

/** Who opened a document. */
export const documentOpenings = callsOf('documents', {
  list: endpoint('GET /api/v2/file/:id/opening', {
    needs: { module: 'documents', right: 'r' },
    input: z.object({ id, ...paging }),
    output: z.object({ openings: z.array(Opening), total: z.number() }),
    summary:
      'Who opened or downloaded the document in the last year, the latest first: for who administers documents, and for those whose paper it is, whom offices are told to without names.',
  }),
});
