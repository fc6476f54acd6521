import { useMemo, useState } from 'react';
import { cutting } from '#contract/documents/endpoints-cutting.ts';
import { type PageGoes, papersOfPages, placePages } from '#contract/documents/rules-cut.ts';
import type { CutPages } from '#contract/documents/schema-cutting.ts';
import type { FilingUnit } from '#contract/documents/schema-filing.ts';
import { useChange } from '../../base/data.ts';
import type { Sorted } from './sorted.ts';

/** Room for the number of the unit behind the name of the whole. */
const longestName = 160;

/** Where each page goes, by what it says and by what a person said of it. */
export function usePlacing({ pages }: CutPages) {
  const [given, setGiven] = useState<ReadonlyMap<number, PageGoes | null>>(new Map());
  const placed = useMemo(
    () =>
      placePages(
        pages.map((page) => page.says),
        given,
      ),
    [pages, given],
  );
  const give = (some: readonly (readonly [page: number, goes: PageGoes | null])[]) =>
    setGiven((before) => new Map([...before, ...some]));
  return { placed, give };
}
export type Placing = ReturnType<typeof usePlacing>;

/** Papers are cut once as they were decided: trying again to save them cuts nothing anew. */
export function useCut(paper: Sorted, units: readonly FilingUnit[]) {
  const change = useChange(cutting.cut);
  const [kept] = useState({ plan: '', fileIds: [] as readonly number[] });
  const numberOf = (id: number) => units.find((unit) => unit.id === id)?.number ?? '';
  return {
    busy: change.busy,
    cut: async (placed: Placing['placed']) => {
      const { units: ofUnits, whole } = papersOfPages(placed);
      const unitIds = [...ofUnits.keys()];
      const papers = unitIds.map((id) => ({
        name: `${paper.name.slice(0, longestName)} ${numberOf(id).replaceAll('/', '-')}`.trim(),
        pages: ofUnits.get(id) ?? [],
      }));
      const input = { fileId: paper.fileId, papers, whole };
      const plan = JSON.stringify(input);
      if (kept.plan !== plan) {
        const done = await change.run(input).catch(() => undefined);
        if (!done) return null;
        Object.assign(kept, { plan, fileIds: done.fileIds });
      }
      return unitIds.map((unitId, i) => ({ unitId, fileId: kept.fileIds[i] as number }));
    },
  };
}
