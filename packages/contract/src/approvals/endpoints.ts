import * as z from 'zod/mini';
import { Audience } from '../audience/schema.ts';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import { chosenEndpoints } from '../base/files/endpoints-chosen.ts';
import { searchInput } from '../base/words/found.ts';
import {
  AnsweredMany,
  Answering,
  AnsweringMany,
  ApprovalCheck,
  ApprovalDetail,
  ApprovalInput,
  ApprovalList,
  ApprovalRow,
  Authors,
  approvalListing,
  Candidate,
  RecordAsked,
  Replacing,
  SpendingLimit,
  SubstituteInput,
  Substitutes,
  Withdrawing,
} from './schema.ts';
import { FoundApproval } from './schema-found.ts';

const module = 'requirement_for_approval';
const takesPart = { module, right: 'r' } as const;
const administers = { module, right: 'rw' } as const;
const path = 'requirement-for-approval';

/** Requests that named people of the house approve or reject. */
export const approvals = callsOf('approvals', {
  list: endpoint('GET /api/v2/requirement-for-approval', {
    needs: takesPart,
    input: z.object({ ...paging, ...approvalListing }),
    output: ApprovalList,
    summary: 'Requests of the house, with counts of all tabs.',
  }),
  rows: endpoint('GET /api/v2/requirement-for-approval/rows', {
    needs: takesPart,
    input: z.object({ ...paging, ...approvalListing }),
    output: z.object({ data: z.array(ApprovalRow) }),
    summary: 'One page of the same list alone, for whoever has its counts.',
  }),
  authors: endpoint('GET /api/v2/requirement-for-approval/authors', {
    needs: takesPart,
    input: z.object({}),
    output: z.object({ owners: Authors }),
    summary: 'Who asked for approvals, at most 200.',
  }),
  candidates: endpoint('GET /api/v2/requirement-for-approval/approvers', {
    needs: administers,
    input: z.object({}),
    output: z.object({ people: z.array(Candidate), limit: z.nullable(SpendingLimit) }),
    summary:
      'Who may be asked: whoever reads requests and enters the portal, at most 200. Up to how much the committee decides by the statutes.',
  }),
  ...chosenEndpoints({ module, path, one: 'a request', aim: Audience }),
  substitutes: endpoint('GET /api/v2/requirement-for-approval/substitute', {
    needs: takesPart,
    input: z.object({}),
    output: Substitutes,
    summary: 'Who stands in for whom now and later, and who may.',
  }),
  standIn: endpoint('POST /api/v2/requirement-for-approval/substitute', {
    creates: 'approvalSubstitute',
    needs: takesPart,
    visit: 'never',
    input: SubstituteInput,
    output: Substitutes,
    summary: 'Names who decides instead of the asker for some days; who administers requests names it for anybody.',
    says: 'APPROVAL.SUBSTITUTES.MADE',
  }),
  endStandIn: endpoint('DELETE /api/v2/requirement-for-approval/substitute/:id', {
    needs: takesPart,
    visit: 'never',
    input: byId,
    output: Substitutes,
    summary: 'Ends a substitution at once; answers that were given stay.',
    says: 'APPROVAL.SUBSTITUTES.ENDED',
  }),
  one: endpoint('GET /api/v2/requirement-for-approval/:id', {
    needs: takesPart,
    input: byId,
    output: ApprovalDetail,
    summary: 'One request with how each who is asked answered, its comments and what was done with it.',
  }),
  check: endpoint('POST /api/v2/requirement-for-approval/:id/check', {
    limit: 'export',
    effect: 'reads',
    kind: 'steps',
    needs: takesPart,
    input: byId,
    output: ApprovalCheck,
    summary:
      'Counts the chain of entries anew, compares the request with it, reads the bytes of its attachments and names what differs.',
  }),
  recordTicket: endpoint('POST /api/v2/requirement-for-approval/:id/record', {
    limit: 'export',
    effect: 'reads',
    needs: takesPart,
    input: RecordAsked,
    output: z.object({ url: z.string() }),
    summary: 'A short-lived address of the record of decisions in PDF.',
  }),
  recordFile: endpoint('GET /api/v2/requirement-for-approval/record/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: takesPart,
    input: RecordAsked,
    output: z.any(),
    summary: 'Wording, attachments, answers and entries with their digests and the signature of the last one.',
  }),
  search: endpoint('GET /api/v2/requirement-for-approval/search/:text', {
    limit: 'search',
    needs: takesPart,
    input: searchInput,
    aliases: ['/api/v2/requirement-for-approval/search'],
    output: z.object({ requirements: z.array(FoundApproval) }),
    otherwise: { requirements: [] },
    summary: 'At most 20 requests by title or text, without diacritics.',
  }),
  create: endpoint('POST /api/v2/requirement-for-approval', {
    creates: 'approval',
    withFiles: true,
    needs: administers,
    visit: 'never',
    input: ApprovalInput,
    output: ApprovalDetail,
    summary:
      'Asks members for approval of something with at least one file; who is asked is told. Nothing of it is changed later.',
    says: 'APPROVAL.CREATED',
  }),
  decide: endpoint('PUT /api/v2/requirement-for-approval/:id/status/user/:userId', {
    kind: 'steps',
    needs: takesPart,
    visit: 'never',
    input: Answering,
    output: ApprovalDetail,
    summary:
      'Approves or rejects as the asker, or as the one they stand in for, until the request is decided; every answer stays in the history. Refused when an attachment is not what was asked.',
    says: 'APPROVAL.ANSWERED',
  }),
  decideMany: endpoint('PUT /api/v2/requirement-for-approval/status', {
    kind: 'steps',
    needs: takesPart,
    visit: 'never',
    input: AnsweringMany,
    output: AnsweredMany,
    summary:
      'The same answer of the asker to several requests, each by itself: one that is refused is named and the others stand.',
  }),
  withdraw: endpoint('PUT /api/v2/requirement-for-approval/:id/withdraw', {
    needs: administers,
    visit: 'never',
    input: Withdrawing,
    output: ApprovalDetail,
    summary: 'Takes back, with a reason, a request that is not decided; it stands among the rejected.',
    says: 'APPROVAL.WITHDRAWN',
  }),
  replace: endpoint('PUT /api/v2/requirement-for-approval/:id/replace', {
    needs: administers,
    visit: 'never',
    input: Replacing,
    output: ApprovalDetail,
    summary: 'Asks somebody else, with a reason, instead of who has not answered and may not any more.',
    says: 'APPROVAL.REPLACED',
  }),
  remove: endpoint('DELETE /api/v2/requirement-for-approval/:id', {
    needs: administers,
    visit: 'never',
    input: byId,
    output: z.null(),
    summary: 'Deletes a request while nobody has answered; later it can be withdrawn.',
    says: 'APPROVAL.DELETED',
  }),
});
