import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { mostAtOnce } from './rules.ts';
import { mostCutPages } from './rules-pages.ts';
import { named } from './schema-fields.ts';

const PageSays = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sure'), unitId: z.number() }),
  z.object({ kind: z.enum(['blank', 'none']) }),
  z.object({ kind: z.enum(['loose', 'many']), unitIds: z.array(z.number()) }),
  z.object({ kind: z.literal('stranger'), number: z.string() }),
]);

export const CutPages = z.object({
  /** Each from the first to the last: what it says of its unit, and its beginning, so that a person can tell it. */
  pages: z.array(z.object({ says: PageSays, piece: z.string() })),
  /** No page holds a word that could be read. */
  isScan: z.boolean(),
});
export type CutPages = z.output<typeof CutPages>;

const page = z.number().check(z.int(), z.minimum(1), z.maximum(mostCutPages));
const pages = z.array(page).check(z.maxLength(mostCutPages));

export const CutInput = z.object({
  /** An upload of whoever asks that waits. */
  fileId: id,
  papers: z
    .array(z.object({ name: named, pages: pages.check(z.minLength(1)) }))
    .check(z.minLength(1), z.maxLength(mostAtOnce)),
  /** Pages that stay in the whole alone; with those of the papers each page stands here once. */
  whole: pages,
});
export type CutInput = z.output<typeof CutInput>;

/** Uploads that wait, one of each paper in their order. */
export const Cut = z.object({ fileIds: z.array(z.number()) });
