import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Endpoint, Given, Out } from '#contract/base/calls/endpoint.ts';
import { allPart, type PageSize } from '#contract/base/calls/paging.ts';
import type { Answer } from './answer.ts';
import { ask } from './ask.ts';
import { keyOf } from './data.ts';
import { movedBy, showing } from './fresh.ts';
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
  /** What stands in it no more as it is shown: so many more, or others; and what brings it. */
  moved?: { more: number; show: () => void } | undefined;
};

/** Counts may be so old, in milliseconds, to serve another page too. */
const countsLast = 30_000;
/** What counts depend on: neither the page nor the order changes them. */
const countedBy = ({ page, sizePerPage, sort, ...rest }: Record<string, unknown>): string => JSON.stringify(rest);

/** A part of the same list whose counts still hold; nothing once a write has made it old. */
function heldPart<O extends object>(client: QueryClient, key: readonly unknown[], input: object): O | undefined {
  const wanted = countedBy(input as Record<string, unknown>);
  const held = client.getQueryCache().findAll({
    queryKey: key.slice(0, 3),
    predicate: ({ queryKey, state }) =>
      queryKey.at(-1) === 'parts' &&
      !state.isInvalidated &&
      Date.now() - state.dataUpdatedAt < countsLast &&
      countedBy(queryKey[3] as Record<string, unknown>) === wanted,
  });
  const data = held.at(-1)?.state.data as InfiniteData<O> | undefined;
  return data?.pages[0];
}

/**
 * Reads a list page by page, keeping the page before until the next one arrives. `rows` is the call of the same page without
 * its counts: asked where those of a page before it still hold.
 */
export function useListing<E extends Endpoint>(
  call: E,
  input: Given<E> & Paged,
  totalOf: (answer: Out<E>) => number,
  rows?: Endpoint,
): Listing<Out<E>> {
  const { chosen } = useSession();
  const client = useQueryClient();
  const all = input.sizePerPage === 'all';
  const key = [...keyOf(chosen?.id ?? null, call, input), 'parts'];
  const first = all ? 1 : input.page;
  async function read(page: number, signal: AbortSignal): Promise<Out<E>> {
    const held = rows && heldPart<Out<E> & object>(client, key, input);
    if (!held) return ask(call, { ...input, page }, signal);
    const answer = (await ask(rows, { ...input, page }, signal)) as object;
    return { ...held, ...answer };
  }
  const reading = useInfiniteQuery<Out<E>, Answer, InfiniteData<Out<E>, number>, readonly unknown[], number>({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: first,
    getNextPageParam: (last, _, page) => (all && page * allPart < totalOf(last) ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
  const parts = reading.data?.pages ?? [];
  const moved = useMoved(call, { key, first, input: { ...input, page: first } }, reading, totalOf);
  return {
    data: parts[0],
    parts,
    error: reading.error,
    isFetching: reading.isFetching,
    refetch: reading.refetch,
    more: reading.hasNextPage && !reading.isFetching ? () => void reading.fetchNextPage() : undefined,
    moved,
  };
}

type Shown<O> = Pick<UseInfiniteQueryResult<InfiniteData<O, number>>, 'data' | 'dataUpdatedAt' | 'refetch'>;

/** Looks at a shown list aside, when news of its noun come: rows that stay in their places change there, others wait. */
function useMoved<E extends Endpoint>(
  call: E,
  at: { key: readonly unknown[]; first: number; input: Given<E> },
  { data, dataUpdatedAt, refetch }: Shown<Out<E>>,
  totalOf: (answer: Out<E>) => number,
): Listing<Out<E>>['moved'] {
  const client = useQueryClient();
  const [found, setFound] = useState<{ answer: Out<E>; at: number; hash: string } | null>(null);
  const hash = JSON.stringify(at.key);
  const latest = useRef(async () => {});
  const told = (answer: Out<E>) => ({ answer: answer as object, total: totalOf(answer) });
  latest.current = async () => {
    const answer = (await ask(call, at.input, undefined, { quiet: true })) as Out<E>;
    const [before] = client.getQueryData<InfiniteData<Out<E>, number>>(at.key)?.pages ?? [];
    // In an empty list nothing stands that could move.
    const stays = before && (totalOf(before) === 0 || !movedBy(told(before), told(answer)));
    if (stays)
      client.setQueryData<InfiniteData<Out<E>, number>>(
        at.key,
        (old) => old && { ...old, pages: old.pages.with(0, answer) },
      );
    else await client.invalidateQueries({ queryKey: at.key, exact: true, refetchType: 'none' });
    setFound(stays ? null : { answer, at: Date.now(), hash });
  };
  const house = at.key[0] as number | null;
  const { noun } = call;
  useEffect(() => showing({ house, noun, look: () => latest.current().catch(() => undefined) }), [house, noun]);
  // What came since, by an own change or by another page, has it already.
  if (!found || found.hash !== hash || found.at < dataUpdatedAt) return undefined;
  const moved = data?.pages[0] && movedBy(told(data.pages[0]), told(found.answer));
  return moved ? { ...moved, show: () => void refetch() } : undefined;
}
