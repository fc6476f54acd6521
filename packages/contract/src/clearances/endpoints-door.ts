import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { ClearanceTold, clearanceToken } from './schema.ts';

/** Of whoever has the paper in hand, signed in or not. */
export const clearanceDoor = callsOf('clearances', {
  look: endpoint('GET /api/v2/debt-confirmation/:token', {
    needs: 'anyone',
    input: z.object({ token: clearanceToken }),
    output: ClearanceTold,
    summary: 'What the confirmation behind a code says, without names; every other code is answered alike.',
  }),
});
