import * as z from 'zod/mini';
import { proposals } from '#contract/proposals/endpoints.ts';
import { proposalSorts } from '#contract/proposals/schema.ts';
import { proposalStates } from '#contract/proposals/schema-words.ts';
import { useListing } from '../../base/listing.ts';
import { type ListState, listShape } from '../../kit/table/useList.ts';

export const proposalList = listShape(proposalStates, proposalSorts, z.object({}));
export type ProposalListState = ListState<typeof proposalList>;

export const useProposals = ({ page, sizePerPage, tab, sort }: ProposalListState) =>
  useListing(proposals.list, { page, sizePerPage, tab, sort }, (answer) => answer.total, proposals.rows);
