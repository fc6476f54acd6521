import * as z from 'zod/mini';
import { moneyShown } from '../base/money/reading.ts';

const text = z.nullable(z.string());
/** What an invoice says of itself, as a form takes it. */
export const Invoice = z.object({
  number: z.string(),
  issuedOn: z.string(),
  dueOn: text,
  /** What is to be paid; null where nothing is left to. */
  amount: z.nullable(moneyShown),
  supplier: z.string(),
  supplierIco: z.string(),
  symbol: z.string(),
  /** What the first of its lines is for. */
  about: z.string(),
});
export type Invoice = z.output<typeof Invoice>;
