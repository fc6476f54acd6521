import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';

/** Meetings that one answer offers. */
export const mostOffered = 100;

/** For forms of other things, which know nothing else of meetings. */
export const meetingsOffered = callsOf('meetings', {
  offered: endpoint('GET /api/v2/meeting-of-owners/offered', {
    needs: { module: 'meetingOwners', right: 'r' },
    input: z.object({}),
    output: z.object({ meetings: z.array(z.object({ id: z.number(), name: z.string(), start: z.string() })) }),
    summary: 'Meetings that are not finished, of those the asker may read, the nearest first; at most 100.',
  }),
});
