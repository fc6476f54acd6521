import * as z from 'zod/mini';

/** Things listed by their names at most; `total` counts all of them. */
export const mostUses = 20;

export const Uses = z.object({
  total: z.number(),
  uses: z.array(
    z.object({
      /** Of the document. */
      documentId: z.number(),
      title: z.string(),
      /** Where the thing stands in the portal. */
      path: z.string(),
      /** The version that was chosen; 0 of a link. */
      version: z.number(),
    }),
  ),
});
export type Uses = z.output<typeof Uses>;
