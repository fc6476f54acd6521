import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import { chosenEndpoints } from '../base/files/endpoints-chosen.ts';
import { ShownUpload } from '../base/files/endpoints-upload.ts';
import { FileView } from '../base/files/files.ts';
import { searchInput } from '../base/words/found.ts';
import {
  MeetingCancel,
  MeetingChange,
  MeetingDetail,
  MeetingInput,
  MeetingList,
  MeetingRow,
  MeetingTurn,
  meetingListing,
} from './schema.ts';
import { FoundMeeting } from './schema-found.ts';

const reads = { module: 'meetingOwners', right: 'r' } as const;
const administers = { module: 'meetingOwners', right: 'rw' } as const;

/** What the house decides is nothing for visits of the product's administrators. */
export const meetings = callsOf('meetings', {
  list: endpoint('GET /api/v2/meeting-of-owners', {
    needs: reads,
    input: z.object({ ...paging, ...meetingListing }),
    output: MeetingList,
    summary: 'Owners’ meetings that the asker may read, with counts of all tabs; drafts only for who administers them.',
  }),
  rows: endpoint('GET /api/v2/meeting-of-owners/rows', {
    needs: reads,
    input: z.object({ ...paging, ...meetingListing }),
    output: z.object({ data: z.array(MeetingRow) }),
    summary: 'One page of the same list alone, for whoever has its counts.',
  }),
  ...chosenEndpoints({
    module: 'meetingOwners',
    path: 'meeting-of-owners',
    one: 'a meeting',
    aim: z.object({ isPublic: z.boolean() }),
  }),
  one: endpoint('GET /api/v2/meeting-of-owners/:id', {
    needs: reads,
    input: byId,
    output: MeetingDetail,
    summary: 'One meeting with its votes, and what the asker may do with it.',
  }),
  search: endpoint('GET /api/v2/meeting-of-owners/search/:text', {
    limit: 'search',
    needs: reads,
    input: searchInput,
    aliases: ['/api/v2/meeting-of-owners/search'],
    output: z.object({ meetings: z.array(FoundMeeting) }),
    otherwise: { meetings: [] },
    summary: 'At most 20 meetings by name, address or description, without diacritics.',
  }),
  create: endpoint('POST /api/v2/meeting-of-owners', {
    creates: 'meeting',
    needs: administers,
    visit: 'never',
    input: MeetingInput,
    output: MeetingDetail,
    summary: 'Creates a draft of a meeting; nobody is told.',
    says: 'MEETING.CREATED',
  }),
  update: endpoint('PUT /api/v2/meeting-of-owners/:id', {
    needs: administers,
    visit: 'never',
    input: MeetingChange,
    output: MeetingDetail,
    summary: 'Changes a meeting that is not finished; of a scheduled one everybody is told what is different.',
    says: 'MEETING.UPDATED',
  }),
  schedule: endpoint('PUT /api/v2/meeting-of-owners/:id/schedule', {
    needs: administers,
    visit: 'never',
    input: MeetingTurn,
    output: MeetingDetail,
    summary: 'Sends the invitations of a draft at once; answers whom no mail reaches.',
    says: 'MEETING.SCHEDULED',
  }),
  cancel: endpoint('PUT /api/v2/meeting-of-owners/:id/cancel', {
    needs: administers,
    visit: 'never',
    input: MeetingCancel,
    output: MeetingDetail,
    summary: 'Calls a scheduled meeting off; everybody is told why.',
    says: 'MEETING.CANCELLED',
  }),
  finish: endpoint('PUT /api/v2/meeting-of-owners/:id/finish', {
    needs: administers,
    visit: 'never',
    input: byId,
    output: MeetingDetail,
    summary: 'Finishes a scheduled meeting that has begun.',
    says: 'MEETING.FINISHED',
  }),
  upload: endpoint('POST /api/v2/meeting-of-owners/upload/:id', {
    limit: 'upload',
    creates: 'file',
    kind: 'stream',
    needs: administers,
    visit: 'never',
    input: ShownUpload,
    output: FileView,
    summary: 'Adds one attachment to a meeting that is not finished.',
  }),
  remove: endpoint('DELETE /api/v2/meeting-of-owners/:id', {
    needs: administers,
    visit: 'never',
    input: byId,
    output: z.null(),
    summary: 'Deletes a draft; a scheduled meeting is called off, a finished one stays.',
    says: 'MEETING.DELETED',
  }),
});
