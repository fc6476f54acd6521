import type { Icon } from '@tabler/icons-react';
import { keepPreviousData, type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { Endpoint, Given, Out } from '#contract/base/endpoint.ts';
import type { Place } from '#contract/base/links.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import type { Answer } from './answer.ts';
import { ask } from './ask.ts';
import { keyOf } from './data.ts';
import { useSession } from './session.ts';
import type { Say } from './texts.tsx';

/** One thing that was found: where it is, what it is called, what else is to be read of it. */
export type FoundRow = {
  at: Place;
  search?: Record<string, string>;
  title: string;
  note: string | null;
  aside: string | null;
};
export type FoundWords = { say: Say; day: (iso: string) => string };
/** How a noun is found from the header. */
/** What a group is called and drawn with, where its noun finds two kinds of things. */
type As = { name?: TextKey; icon?: Icon };
export type Finder = { call: Endpoint; rows: (found: unknown, words: FoundWords) => FoundRow[]; as: As };

export const finder = <E extends Endpoint>(
  call: E,
  rows: (found: Out<E>, words: FoundWords) => FoundRow[],
  as: As = {},
): Finder => ({
  call,
  rows: rows as Finder['rows'],
  as,
});

/**
 * What each finder answers to the text, all asked at once, in their order. An answer that comes late belongs to its own
 * text, so it never takes the place of a newer one; nothing is remembered once nobody looks.
 */
export function useFindings(finders: readonly Finder[], text: string): UseQueryResult<unknown, Answer>[] {
  const { chosen } = useSession();
  return useQueries({
    queries: finders.map(({ call }) => ({
      queryKey: keyOf(chosen?.id ?? null, call, { text }),
      queryFn: ({ signal }: { signal: AbortSignal }) => ask(call, { text } as Given<Endpoint>, signal, { quiet: true }),
      placeholderData: keepPreviousData,
      staleTime: 0,
      gcTime: 0,
    })),
  }) as UseQueryResult<unknown, Answer>[];
}
