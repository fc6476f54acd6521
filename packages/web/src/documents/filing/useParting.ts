import { useMemo, useState } from 'react';
import { type PlacedPage, partPages } from '#contract/documents/rules-cut.ts';
import type { AskedOf } from './owners.ts';

/** Who of the owners of a unit gets each of its pages, where a person says that. */
export function useParting(placed: readonly PlacedPage[], askedOf: AskedOf) {
  const [given, setGiven] = useState<ReadonlyMap<number, string | null>>(new Map());
  const parted = useMemo(() => {
    const units = new Set(placed.flatMap(({ goes }) => (typeof goes === 'number' ? [goes] : [])));
    const choices = [...units].flatMap((id) => {
      const asked = askedOf(id);
      return asked ? [[id, asked.choices.map((choice) => choice.key)] as const] : [];
    });
    return partPages(placed, new Map(choices), given);
  }, [placed, given, askedOf]);
  const choose = (pages: readonly number[], key: string | null) =>
    setGiven((before) => new Map([...before, ...pages.map((page) => [page, key] as const)]));
  return { parted, choose };
}
