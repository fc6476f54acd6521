import * as z from 'zod/mini';
import { proposals } from '#contract/proposals/endpoints.ts';
import { proposalSorts } from '#contract/proposals/schema.ts';
import { proposalStates } from '#contract/proposals/schema-words.ts';
import { useReading } from '../../base/data.ts';
import { useListing } from '../../base/listing.ts';
import { type ListState, listShape } from '../../kit/table/useList.ts';

export const proposalList = listShape(proposalStates, proposalSorts, z.object({}));
export type ProposalListState = ListState<typeof proposalList>;

export const useProposals = ({ page, sizePerPage, tab, sort }: ProposalListState) =>
  useListing(proposals.list, { page, sizePerPage, tab, sort }, (answer) => answer.total, proposals.rows);

export const isId = (id: number): boolean => Number.isInteger(id) && id > 0;
export const useProposal = (id: number) => useReading(proposals.one, { id }, { when: isId(id) });
export const useTaken = (meetingId: number) => useReading(proposals.ofMeeting, { id: meetingId });
