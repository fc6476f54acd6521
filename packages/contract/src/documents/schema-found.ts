import * as z from 'zod/mini';
import { text } from './schema-fields.ts';

export const FoundFolder = z.object({ id: z.number(), title: z.string(), detail: text });

/** What of a text was found: the page that it stands on, where there are pages, and what stands around it. */
export const FoundInside = z.object({
  id: z.number(),
  page: z.nullable(z.number()),
  piece: z.string(),
  /** It was read from a picture, so letters may be wrong. */
  isScan: z.boolean(),
});
export type FoundInside = z.output<typeof FoundInside>;

export const FoundDocument = z.object({
  id: z.number(),
  title: z.string(),
  detail: text,
  type: z.string(),
  /** Where it is not found by its name: what stands around the words, in what is said of it or inside of it. */
  piece: text,
  /** The page that the piece stands on; null of what has no pages, and of what is said of it. */
  page: z.nullable(z.number()),
  /** The piece was read from a picture, so letters may be wrong. */
  isScan: z.boolean(),
});
