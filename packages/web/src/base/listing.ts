import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Endpoint, Given, Out } from '#contract/base/endpoint.ts';
import { allPart, type PageSize } from '#contract/base/paging.ts';
import type { Answer } from './answer.ts';
import { ask } from './ask.ts';
import { keyOf } from './data.ts';
import { useSession } from './session.ts';

type Paged = { page: number; sizePerPage: PageSize };

/** One page of a list, or with `all` the whole list that arrives in parts. */
export type Listing<O> = {
  /** The first part: counts of tabs, the total. */
  data: O | undefined;
  parts: O[];
  error: Answer | null;
  isFetching: boolean;
  refetch: () => unknown;
  /** Asks for the next part; undefined when there is none. */
  more: (() => void) | undefined;
};

/** Reads a list page by page, keeping the page before until the next one arrives. */
export function useListing<E extends Endpoint>(
  call: E,
  input: Given<E> & Paged,
  totalOf: (answer: Out<E>) => number,
): Listing<Out<E>> {
  const { chosen } = useSession();
  const all = input.sizePerPage === 'all';
  const reading = useInfiniteQuery<Out<E>, Answer, InfiniteData<Out<E>, number>, readonly unknown[], number>({
    queryKey: [...keyOf(chosen?.id ?? null, call, input), 'parts'],
    queryFn: ({ pageParam, signal }) => ask(call, { ...input, page: pageParam }, signal),
    initialPageParam: all ? 1 : input.page,
    getNextPageParam: (last, _, page) => (all && page * allPart < totalOf(last) ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
  const parts = reading.data?.pages ?? [];
  return {
    data: parts[0],
    parts,
    error: reading.error,
    isFetching: reading.isFetching,
    refetch: reading.refetch,
    more: reading.hasNextPage && !reading.isFetching ? () => void reading.fetchNextPage() : undefined,
  };
}
