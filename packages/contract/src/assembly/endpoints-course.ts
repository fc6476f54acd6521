import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId, id } from '../base/calls/ids.ts';
import { Back, Closing, Course, NewMatter, Officers, OfPoint, RemarkInput, Rest } from './schema-course.ts';

const administers = { module: 'meetingOwners', right: 'rw' } as const;
const leads = { needs: administers, visit: 'never', output: Course } as const;
const at = '/api/v2/meeting-of-owners/:id' as const;

/** Leading the evening. Each takes the right to administer votes besides. */
export const assemblyCourse = callsOf('assembly', {
  one: endpoint(`GET ${at}/course`, {
    needs: administers,
    input: byId,
    output: Course,
    summary: 'The evening as it goes: agenda with results, the point that is on, who is in the room, what waits.',
  }),
  begin: endpoint(`PUT ${at}/begin`, {
    ...leads,
    input: byId,
    summary: 'Opens a meeting whose registration is open; whoever does chairs it until somebody is elected.',
    says: 'COURSE.BEGUN',
  }),
  officers: endpoint(`PUT ${at}/officers`, {
    ...leads,
    input: Officers,
    summary: 'Who was elected to chair the meeting and to write its minutes.',
    says: 'COURSE.OFFICERS_SAVED',
  }),
  open: endpoint(`PUT ${at}/point/:point/open`, {
    ...leads,
    input: OfPoint,
    summary: 'Turns to a point of the agenda; a counter-proposal comes before what it counters.',
  }),
  discuss: endpoint(`PUT ${at}/point/:point/discussed`, {
    ...leads,
    input: OfPoint,
    summary: 'Closes a point that decides nothing as discussed.',
  }),
  rest: endpoint(`PUT ${at}/point/:point/rest`, {
    ...leads,
    input: Rest,
    summary: 'Writes one answer for everybody in the room who has none: they agree, or are put as abstained.',
  }),
  close: endpoint(`PUT ${at}/point/:point/close`, {
    ...leads,
    input: Closing,
    summary: 'Closes a point with whoever is in the room; its answers do not change any more.',
  }),
  back: endpoint(`PUT ${at}/back`, {
    ...leads,
    input: Back,
    summary:
      'Takes back what was written down last by a further entry: answers to a point that is open, who came or left. The ledger keeps both.',
    says: 'COURSE.TAKEN_BACK',
  }),
  addPoint: endpoint(`POST ${at}/point`, {
    ...leads,
    creates: 'point',
    input: NewMatter,
    summary:
      'Adds a point while the meeting goes on: its conduct, or a matter off the agenda with everybody there and agreeing.',
    says: 'COURSE.POINT_ADDED',
  }),
  remark: endpoint(`POST ${at}/remark`, {
    ...leads,
    creates: 'remark',
    input: RemarkInput,
    summary: 'Writes down an objection, or a question of a member with its answer (§ 251).',
    says: 'COURSE.REMARK_SAVED',
  }),
  dropRemark: endpoint(`DELETE ${at}/remark/:remark`, {
    ...leads,
    input: z.object({ ...byId.shape, remark: id }),
    summary: 'Takes back what was written down by mistake, until the meeting ends.',
  }),
  end: endpoint(`PUT ${at}/end`, {
    ...leads,
    input: byId,
    summary: 'Ends the meeting and its vote in one act; refused while something is undecided that the room can decide.',
    says: 'COURSE.ENDED',
  }),
});
