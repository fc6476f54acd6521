import * as z from 'zod/mini';
import { searchKey } from './search.ts';

const asked = z._default(z.string().check(z.maxLength(100)), '');
/** What is searched for: in the address, or as `?q=` where the text holds a slash. */
export const searchInput = z
  .object({ text: asked, q: asked })
  .check(z.refine((s) => searchKey(s.text || s.q) !== '', { path: ['q'], error: 'BASE.FORM.REQUIRED' }));

/** One row of what was found, as every module tells it. */
export const Found = z.object({ id: z.number(), title: z.string(), detail: z.nullable(z.string()) });
export type Found = z.output<typeof Found>;
/** A piece of the text with the match, where the title does not hold it. */
export const piece = z.nullable(z.string());
