import { useState } from 'react';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/base/calls/endpoint.ts';
import { useReading } from '../../base/data.ts';
import type { FilterField } from './FilterBar.tsx';

type Authors = Endpoint<z.ZodMiniType, z.ZodMiniType<{ owners: { id: number; full_name: string }[] }>>;
type Words = Pick<Extract<FilterField, { kind: 'select' }>, 'label' | 'any'>;

/** The filter by who wrote it: people to choose of come once it is opened, or somebody is chosen already. */
export function useAuthorField(call: Authors, { owner }: { owner?: number | undefined }, words: Words) {
  const [isOpened, setOpened] = useState(false);
  const authors = useReading(call, {}, { when: isOpened || owner !== undefined });
  const choices = (authors.data?.owners ?? []).map((o) => ({ value: String(o.id), label: o.full_name }));
  return { kind: 'select' as const, name: 'owner', ...words, choices, onOpen: () => setOpened(true) };
}
