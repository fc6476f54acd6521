import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { MeetingRequests, PuttingOnAgenda, RequestAgenda } from './schema-agenda.ts';

const reads = { module: 'requirement_for_approval', right: 'r' } as const;

/** Requests that the assembly is to decide. */
export const approvalAgenda = callsOf('approvals', {
  of: endpoint('GET /api/v2/requirement-for-approval/:id/agenda', {
    needs: reads,
    input: byId,
    output: RequestAgenda,
    summary: 'The point of an agenda that was made of a request, and meetings that may take one.',
  }),
  put: endpoint('PUT /api/v2/requirement-for-approval/:id/agenda', {
    needs: { module: 'meetingOwners', right: 'rw' },
    visit: 'never',
    input: PuttingOnAgenda,
    output: RequestAgenda,
    summary:
      'Makes a request, with its description and its public files, the last point of the agenda of a meeting; takes the right to read requests besides.',
    says: 'APPROVAL.AGENDA.DONE',
  }),
  ofMeeting: endpoint('GET /api/v2/meeting-of-owners/:id/requirements', {
    needs: { module: 'meetingOwners', right: 'r' },
    input: byId,
    output: MeetingRequests,
    summary: 'Requests that points of a meeting were made of; none for whoever reads no requests.',
  }),
});
