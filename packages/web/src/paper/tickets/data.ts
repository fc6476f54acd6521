import { useEffect } from 'react';
import * as z from 'zod/mini';
import type { PageSize } from '#contract/base/calls/paging.ts';
import { voteTerms } from '#contract/course/endpoints.ts';
import { votePaper } from '#contract/paper/endpoints.ts';
import { type TicketPrint, ticketTabs } from '#contract/paper/schema.ts';
import { useChange, useReading } from '../../base/data.ts';
import { useListing } from '../../base/listing.ts';
import { type ListState, listShape } from '../../kit/table/useList.ts';

export const ticketList = listShape(ticketTabs, ['position'], z.object({ text: z.optional(z.string()) }));
export type TicketList = ListState<typeof ticketList>;

export const useTicketSeats = (id: number, { page, sizePerPage, tab, filters }: TicketList) =>
  useListing(votePaper.ticketSeats, { id, page, sizePerPage, tab, text: filters.text ?? '' }, (a) => a.total);
export const usePrinting = () => useChange(votePaper.voteTickets);

const isOn = (p: TicketPrint | undefined) => p?.state === 'waiting' || p?.state === 'running';
const every = 1500;

/** The latest print of the vote, asked again while it goes on; nothing to be said once its file is gone. */
export function useLatestPrint(id: number): TicketPrint | null {
  const of = useReading(votePaper.ticketPrints, { id });
  const print = of.data?.prints[0];
  const going = isOn(print);
  const { refetch } = of;
  useEffect(() => {
    if (!going) return;
    const timer = setInterval(() => void refetch(), every);
    return () => clearInterval(timer);
  }, [going, refetch]);
  return print && (going || print.url || print.state === 'failed') ? print : null;
}

export const usePapers = (id: number, page: number, sizePerPage: PageSize) =>
  useListing(votePaper.papers, { id, page, sizePerPage }, (answer) => answer.total);
/** Papers of my own seats; few. */
export const useMyPapers = (id: number) => useReading(votePaper.papers, { id, sizePerPage: 'all' });
export const useRecordPaper = () => useChange(votePaper.record);
export const useConfirmPaper = () => useChange(votePaper.confirm);
export const useLookAtPaper = () => useChange(votePaper.look);
export const usePaperPhoto = () => useChange(votePaper.photo);
export const useClosePapers = () => useChange(voteTerms.closePapers);
/** Who may have taken a paper that was handed in. */
export const useTakers = (id: number) => useReading(votePaper.takers, { id });
