import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { MinutesStanding } from './schema.ts';

const reads = { module: 'meetingOwners', right: 'r' } as const;

/** Apart from the calls of their page: what leads to minutes says none of their sentences. */
export const minutesStanding = callsOf('minutes', {
  standing: endpoint('GET /api/v2/meeting-of-owners/:id/minutes/standing', {
    needs: reads,
    input: byId,
    output: MinutesStanding,
    summary: 'How it stands with the minutes of a meeting, as far as the asker may know.',
  }),
});
