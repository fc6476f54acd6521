import { useMemo, useState } from 'react';
import { cutting } from '#contract/documents/endpoints-cutting.ts';
import { type PageGoes, type PaperOfPages, papersOfPages, placePages } from '#contract/documents/rules-cut.ts';
import type { CutPages } from '#contract/documents/schema-cutting.ts';
import type { FilingUnit } from '#contract/documents/schema-filing.ts';
import { useChange } from '../../base/data.ts';
import type { AskedOf } from './owners.ts';
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
    cut: async (placed: Placing['placed'], papers: readonly PaperOfPages[], askedOf: AskedOf) => {
      const { whole } = papersOfPages(placed);
      const named = papers.map(({ unitId, pages }, i) => {
        const [before, all] = [papers.slice(0, i), papers].map(
          (some) => some.filter((p) => p.unitId === unitId).length,
        );
        const which = all === 1 ? '' : ` (${(before ?? 0) + 1})`;
        const number = numberOf(unitId).replaceAll('/', '-');
        return { name: `${paper.name.slice(0, longestName)} ${number}${which}`.trim(), pages };
      });
      const input = { fileId: paper.fileId, papers: named, whole };
      const plan = JSON.stringify(input);
      if (kept.plan !== plan) {
        const done = await change.run(input).catch(() => undefined);
        if (!done) return null;
        Object.assign(kept, { plan, fileIds: done.fileIds });
      }
      return papers.map(({ unitId, to }, i) => {
        const choice = askedOf(unitId)?.choices.find((one) => one.key === to);
        return {
          ...{ unitId, fileId: kept.fileIds[i] as number },
          ...{ toIds: choice?.toIds ?? [], byDay: choice?.byDay ?? false },
        };
      });
    },
  };
}
