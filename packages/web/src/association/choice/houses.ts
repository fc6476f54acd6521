import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { association } from '#contract/association/endpoints.ts';
import { searchKey } from '#contract/base/words/search.ts';
import type { Choice } from '#contract/session/schema.ts';
import { useReading } from '../../base/data.ts';
import type { Say } from '../../base/texts.tsx';

/** Own houses are filtered here by name or nickname, without diacritics. */
export const named = (houses: readonly Choice[], text: string): Choice[] => {
  const key = searchKey(text);
  return houses.filter((h) => searchKey(`${h.name} ${h.nickname ?? ''}`).includes(key));
};

/** Houses to choose from: own ones, or for a product administrator all of them, searched on the server. */
export function useHouses(everywhere: boolean, when = true) {
  const [text, setText] = useState('');
  const [size, setSize] = useState<25 | 50 | 'all'>(25);
  const [late] = useDebouncedValue(text, 300);
  const asked = everywhere ? { q: late.trim(), sizePerPage: size } : { sizePerPage: 'all' as const };
  const reading = useReading(association.all, asked, { when, keep: true });
  const found = reading.data;
  const houses = useMemo(
    () => (everywhere ? (found?.svj_list ?? []) : named(found?.svj_list ?? [], text)),
    [everywhere, found, text],
  );
  const total = everywhere ? (found?.total ?? 0) : houses.length;
  const more = houses.length < total ? () => setSize(size === 25 ? 50 : 'all') : null;
  return { text, setText, reading, houses, total, more };
}

/** What the search says aloud. */
export const foundText = (say: Say, total: number): string =>
  total === 0 ? say('PICKER.EMPTY') : say('PICKER.FOUND', { count: total });
