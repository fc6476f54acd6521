import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { paging } from '../base/calls/paging.ts';
import { Trace } from './schema-traces.ts';

/** Who opened or changed what of the asker. */
export const memberTraces = callsOf('members', {
  own: endpoint('GET /api/v2/user/traces/own', {
    toFormer: 'all',
    needs: 'member',
    input: z.object(paging),
    output: z.object({ traces: z.array(Trace), total: z.number() }),
    summary:
      'Who opened or changed what is known of the asker in the last year, the latest first, with values before and after; only who holds an office is named.',
  }),
});
