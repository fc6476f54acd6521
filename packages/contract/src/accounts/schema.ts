import * as z from 'zod/mini';

/** What the chain of the ledger says: nothing where everything is as it was written. */
export const LedgerVerified = z.object({
  entries: z.number(),
  problems: z.array(
    z.object({
      what: z.enum(['entry', 'crediting', 'missing', 'item', 'head']),
      /** The place in the ledger. */
      n: z.number(),
      unit: z.string(),
    }),
  ),
});
export type LedgerVerified = z.output<typeof LedgerVerified>;
