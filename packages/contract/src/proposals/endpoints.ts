import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import {
  Declining,
  ProposalDetail,
  ProposalInput,
  ProposalList,
  ProposalRow,
  proposalListing,
  Supporting,
  TakenProposals,
  Taking,
} from './schema.ts';

const takesPart = { module: 'meetingOwners', right: 'r' } as const;
const administers = { module: 'meetingOwners', right: 'rw' } as const;

/** Points that owners propose for the agenda of a meeting. */
export const proposals = callsOf('proposals', {
  list: endpoint('GET /api/v2/agenda-proposal', {
    needs: takesPart,
    input: z.object({ ...paging, ...proposalListing }),
    output: ProposalList,
    summary: 'Proposals of owners with what part of votes supports them, and counts of all tabs.',
  }),
  rows: endpoint('GET /api/v2/agenda-proposal/rows', {
    needs: takesPart,
    input: z.object({ ...paging, ...proposalListing }),
    output: z.object({ data: z.array(ProposalRow) }),
    summary: 'One page of the same list alone, for whoever has its counts.',
  }),
  one: endpoint('GET /api/v2/agenda-proposal/:id', {
    needs: takesPart,
    input: byId,
    output: ProposalDetail,
    summary: 'One proposal with who supports it and what the committee has to do.',
  }),
  ofMeeting: endpoint('GET /api/v2/meeting-of-owners/:id/proposals', {
    needs: takesPart,
    input: byId,
    output: TakenProposals,
    summary: 'Points of a meeting that owners proposed, and how many proposals wait.',
  }),
  create: endpoint('POST /api/v2/agenda-proposal', {
    creates: 'proposal',
    needs: takesPart,
    visit: 'never',
    input: ProposalInput,
    output: ProposalDetail,
    summary: 'Proposes a point; who owns a unit or stands for one may, and supports it by that.',
    says: 'PROPOSAL.CREATED',
  }),
  support: endpoint('PUT /api/v2/agenda-proposal/:id/support', {
    needs: takesPart,
    visit: 'never',
    input: Supporting,
    output: ProposalDetail,
    summary: 'Supports an open proposal or takes the support back.',
  }),
  withdraw: endpoint('PUT /api/v2/agenda-proposal/:id/withdraw', {
    needs: takesPart,
    visit: 'never',
    input: byId,
    output: ProposalDetail,
    summary: 'Takes back one’s own open proposal, until it obliges the committee.',
    says: 'PROPOSAL.WITHDRAWN',
  }),
  decline: endpoint('PUT /api/v2/agenda-proposal/:id/decline', {
    needs: administers,
    visit: 'never',
    input: Declining,
    output: ProposalDetail,
    summary: 'Closes an open proposal with a reason that its author and supporters are told.',
    says: 'PROPOSAL.DECLINED',
  }),
  take: endpoint('PUT /api/v2/agenda-proposal/:id/take', {
    needs: administers,
    visit: 'never',
    input: Taking,
    output: ProposalDetail,
    summary: 'Makes it, with its wording and files, the last point of the agenda of a meeting; its people are told.',
    says: 'PROPOSAL.TAKEN',
  }),
});
