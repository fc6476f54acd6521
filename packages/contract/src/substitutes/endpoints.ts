import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { MadeOf, SubstituteView } from './schema.ts';

const administers = { module: 'meetingOwners', right: 'rw' } as const;

/** What follows a meeting that could not decide. */
export const substitutes = callsOf('substitutes', {
  one: endpoint('GET /api/v2/meeting-of-owners/:id/substitute', {
    needs: { module: 'meetingOwners', right: 'r' },
    input: byId,
    output: SubstituteView,
    summary:
      'What stands for a meeting that could not decide, or what a substitute stands for, with the terms of § 1210.',
  }),
  create: endpoint('POST /api/v2/meeting-of-owners/:id/substitute', {
    creates: 'meeting',
    needs: administers,
    visit: 'never',
    input: byId,
    output: MadeOf,
    summary: 'Makes the draft of a substitute meeting of the points that were not decided.',
    says: 'SUBSTITUTE.CREATED',
  }),
  perRollam: endpoint('POST /api/v2/meeting-of-owners/:id/per-rollam', {
    creates: 'vote',
    needs: administers,
    visit: 'never',
    input: byId,
    output: MadeOf,
    summary:
      'Makes the draft of a vote outside of an assembly on the same points; takes the right to administer votes too.',
    says: 'SUBSTITUTE.VOTE_CREATED',
  }),
});
