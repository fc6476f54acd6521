import type { Icon } from '@tabler/icons-react';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Out } from '#contract/base/calls/endpoint.ts';
import type { Place } from '#contract/base/calls/links.ts';
import { finding } from '#contract/home/endpoints-found.ts';
import type { FoundGroup, GroupName, RowOf } from '#contract/home/schema.ts';
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
/** What a group is called and drawn with, where its noun finds two kinds of things. */
type As = { name?: TextKey; icon?: Icon };
/** How rows of one kind are shown by the search of the header. */
export type Finder = { kind: GroupName; rows: (found: FoundGroup['rows'], words: FoundWords) => FoundRow[]; as: As };

export const finder = <G extends GroupName>(
  kind: G,
  rows: (found: RowOf<G>[], words: FoundWords) => FoundRow[],
  as: As = {},
): Finder => ({
  kind,
  rows: rows as Finder['rows'],
  as,
});

/**
 * What the house answers to the text, all kinds at once. An answer that comes late belongs to its own text, so it never takes
 * the place of a newer one; nothing is remembered once nobody looks.
 */
export function useFindings(text: string, enabled: boolean): UseQueryResult<Out<typeof finding.search>, Answer> {
  const { chosen } = useSession();
  return useQuery({
    queryKey: keyOf(chosen?.id ?? null, finding.search, { text }),
    queryFn: ({ signal }) => ask(finding.search, { text }, signal, { quiet: true }),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}
