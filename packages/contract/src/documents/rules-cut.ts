import type { PageSays } from './rules-pages.ts';

/** A unit, or nobody: the page stays in the whole alone, for the committee. */
export type PageGoes = number | 'whole';
/** Where a page goes; null until a person says. */
export type PlacedPage = {
  /** From 1. */
  page: number;
  says: PageSays;
  goes: PageGoes | null;
  /** The unit of the page before, where this one may only go on. */
  offered: number | null;
  /** It stands among the unclear ones, decided or not. */
  isDoubt: boolean;
};

/** Where pages go by what they say and by what people said of some, each page once. */
export function placePages(says: readonly PageSays[], given: ReadonlyMap<number, PageGoes | null>): PlacedPage[] {
  const placed: PlacedPage[] = [];
  let before: PageGoes | null = 'whole';
  /** Of the page before, decided or offered. */
  let near: number | null = null;
  for (const [i, one] of says.entries()) {
    const page = i + 1;
    const said = given.get(page);
    const offered: number | null = one.kind === 'none' ? near : null;
    const byItself: PageGoes | null = one.kind === 'sure' ? one.unitId : one.kind === 'blank' ? before : null;
    const goes: PageGoes | null = said === undefined ? byItself : said;
    // An empty page behind an unclear one waits for what becomes of that.
    const isDoubt = said !== undefined || (one.kind !== 'sure' && one.kind !== 'blank');
    placed.push({ page, says: one, goes, offered, isDoubt });
    if (one.kind !== 'blank' || said !== undefined)
      near = typeof goes === 'number' ? goes : goes === null ? offered : null;
    before = goes;
  }
  return placed;
}

/** Pages of each unit in their order, and those that stay in the whole alone. */
export function papersOfPages(placed: readonly PlacedPage[]): { units: Map<number, number[]>; whole: number[] } {
  const units = new Map<number, number[]>();
  for (const { page, goes } of placed)
    if (typeof goes === 'number') units.set(goes, [...(units.get(goes) ?? []), page]);
  return { units, whole: placed.filter(({ goes }) => goes === 'whole').map(({ page }) => page) };
}

/** A page of a unit whose owners of the year differ: who of them gets it; null until a person says. */
export type PartedPage = {
  page: number;
  unitId: number;
  to: string | null;
  /** Nothing is on it: it goes with the page before. */
  isSilent: boolean;
};

/** Pages of units that a person divides among their owners, each given to one of the choices of its unit. */
export function partPages(
  placed: readonly PlacedPage[],
  choices: ReadonlyMap<number, readonly string[]>,
  given: ReadonlyMap<number, string | null>,
): PartedPage[] {
  const parted: PartedPage[] = [];
  for (const { page, says, goes } of placed) {
    const known = typeof goes === 'number' ? choices.get(goes) : undefined;
    if (known === undefined || typeof goes !== 'number') continue;
    const last = parted.at(-1);
    const before = last?.page === page - 1 && last.unitId === goes ? last : undefined;
    const said = given.get(page);
    // What was chosen among other owners of another year, or of another unit, is chosen anew.
    const chosen = typeof said === 'string' && known.includes(said) ? said : null;
    const isSilent = says.kind === 'blank' && chosen === null && before !== undefined;
    parted.push({ page, unitId: goes, to: isSilent ? (before?.to ?? null) : chosen, isSilent });
  }
  return parted;
}

/** Pages of which somebody still has to say where they go, or to whom of the unit; as numbers. */
export function openPages(placed: readonly PlacedPage[], parted: readonly PartedPage[]): number[] {
  const waits = new Set(parted.filter((one) => one.to === null).map(({ page }) => page));
  return placed.filter(({ page, goes }) => goes === null || waits.has(page)).map(({ page }) => page);
}

/** One paper: of a unit, or of some of its owners. */
export type PaperOfPages = { unitId: number; to: string | null; pages: number[] };

/** Papers that the pages make, in the order of their first ones; a page that waits for its owner is in none. */
export function papersOfParts(placed: readonly PlacedPage[], parted: readonly PartedPage[]): PaperOfPages[] {
  const parts = new Map(parted.map((one) => [one.page, one.to]));
  const papers = new Map<string, PaperOfPages>();
  for (const { page, goes } of placed) {
    const to = parts.get(page) ?? null;
    if (typeof goes !== 'number' || (parts.has(page) && to === null)) continue;
    const paper = papers.get(`${goes} ${to}`) ?? { unitId: goes, to, pages: [] };
    paper.pages.push(page);
    papers.set(`${goes} ${to}`, paper);
  }
  return [...papers.values()];
}

/** Whether each page from the first to the last stands in exactly one of the parts. */
export function isEachOnce(parts: readonly (readonly number[])[], pages: number): boolean {
  const all = parts.flat();
  return all.length === pages && new Set(all).size === pages && all.every((page) => page >= 1 && page <= pages);
}

/** Pages as people write them: `2–3, 5`. */
export function pagesText(pages: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const page of pages.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.to === page - 1) last.to = page;
    else runs.push({ from: page, to: page });
  }
  return runs.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

/** Pages that somebody wrote, each once; null where it cannot be read or there are no such pages. */
export function pagesIn(text: string, pages: number): number[] | null {
  const found = new Set<number>();
  for (const part of text.split(/[,;]/).map((one) => one.trim())) {
    const [, first, last = first] = /^(\d{1,5})(?:\s*[-–—]\s*(\d{1,5}))?$/.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (!(from >= 1 && from <= to && to <= pages)) return null;
    for (let page = from; page <= to; page += 1) found.add(page);
  }
  return [...found].sort((a, b) => a - b);
}
