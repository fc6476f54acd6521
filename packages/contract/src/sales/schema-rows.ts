import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';

/** A sum as it travels. */
const sum = z.string();

export const salesAsked = z.object({ unitId: z.optional(id) });
export const paperAsked = z.object({ id, lang: z._default(z.enum(['cs', 'en']), 'cs') });

export const SaleRow = z.object({
  id: z.number(),
  unit: z.object({ id: z.number(), number: z.string() }),
  date: z.string(),
  sellers: z.string(),
  buyers: z.string(),
  passed: sum,
  /** What is left on the side of the seller today: plus is what they owe. */
  balance: sum,
  undone: z.boolean(),
});
export type SaleRow = z.output<typeof SaleRow>;
export const Sales = z.object({ sales: z.array(SaleRow), may: z.object({ write: z.boolean(), all: z.boolean() }) });
export type Sales = z.output<typeof Sales>;
