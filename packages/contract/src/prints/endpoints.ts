import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { Print, PrintOf } from './schema.ts';

/** Long prints of whoever asks; what is printed says the call that asked for it. */
export const prints = callsOf('prints', {
  latest: endpoint('GET /api/v2/prints', {
    needs: 'member',
    input: PrintOf,
    output: z.object({ print: z.nullable(Print) }),
    summary: 'The latest print of a thing that the asker asked for, while it goes on or its file is kept.',
  }),
});
