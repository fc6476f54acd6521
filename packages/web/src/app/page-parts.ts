import type { PageParts } from '../define-noun.ts';

const files = import.meta.glob<{ parts: PageParts }>('../*/PageParts.tsx', { eager: true });

/** What nouns bring to the page of a record, in the order of their names, each with the place of its file. */
export const partsOf = <K extends keyof PageParts>(page: K): (NonNullable<PageParts[K]> & { from: string })[] =>
  Object.entries(files).flatMap(([from, { parts }]) => {
    const part = parts[page];
    return part ? [{ ...(part as NonNullable<PageParts[K]>), from }] : [];
  });
