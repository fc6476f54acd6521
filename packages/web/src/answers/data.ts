import { useCallback } from 'react';
import type { seatSorts } from '#contract/answers/schema.ts';
import { ballots } from '#contract/ballots/endpoints.ts';
import type { Out } from '#contract/base/calls/endpoint.ts';
import type { PageSize } from '#contract/base/calls/paging.ts';
import { voteTerms } from '#contract/course/endpoints.ts';
import type { VoteValue } from '#contract/motions/schema.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { useAsk, useChange, useReading } from '../base/data.ts';
import { useListing } from '../base/listing.ts';
import { download } from '../kit/files/download.ts';

export type SeatQuery = {
  id: number;
  page: number;
  sizePerPage: PageSize;
  sort: (typeof seatSorts)[number];
  filters: { text?: string; state?: 'voted' | 'waiting' | 'present' | 'absent'; point?: number; value?: VoteValue };
};

/** People of a vote, paged. */
export const useSeats = (query: SeatQuery) => useListing(ballots.users, query, (answer) => answer.total);
export const useAskCode = () => useChange(ballots.askCode);
export const useStore = () => useChange(ballots.store);
export const useAttendance = () => useChange(ballots.attendance);
export const useObject = () => useChange(ballots.object);
export const useLook = () => useChange(votes.look);
export const useCancel = () => useChange(votes.cancel);
export const useFinish = () => useChange(votes.finish);
export const useProlong = () => useChange(voteTerms.prolong);
export const useAgain = () => useChange(voteTerms.again);
export const useDelivery = (id: number, page: number, when: boolean) =>
  useReading(votes.delivery, { id, page }, { when, keep: true });
export const useReceipts = (id: number, when = true) => useReading(voteLedger.receipts, { id }, { when });

/** Downloads the ZIP that lets anyone recount the vote offline. */
export function useExport() {
  const ask = useAsk();
  return async (id: number) => {
    const { url } = await ask(voteLedger.exportTicket, { id });
    download(url);
  };
}

/** Reads the whole ledger of a vote, page after page; says how much of it is here. */
export function useReadLedger() {
  const ask = useAsk();
  return useCallback(
    async (id: number, onProgress: (done: number, all: number) => void): Promise<LedgerPages> => {
      const first = await ask(voteLedger.list, { id, page: 1, sizePerPage: 'all' });
      const entries = [...first.entries];
      onProgress(entries.length, first.total);
      for (let page = 2; entries.length < first.total; page++) {
        const next = await ask(voteLedger.list, { id, page, sizePerPage: 'all' });
        if (next.entries.length === 0) break;
        entries.push(...next.entries);
        onProgress(entries.length, first.total);
      }
      return { ...first, entries };
    },
    [ask],
  );
}
export type LedgerPages = Out<typeof voteLedger.list>;
