import * as z from 'zod/mini';
import { moneyShown } from '../base/money/reading.ts';
import { line } from '../base/person/people.ts';
import { isDay } from '../base/time/dates.ts';
import { SecondState } from '../second/schema.ts';
import { denominations, reasonLength } from './schema-words.ts';

const Count = z.object({
  value: z.int().check(z.refine((v) => (denominations as readonly number[]).includes(v), 'BASE.FORM.INVALID')),
  pieces: z.int('BASE.FORM.INVALID').check(z.minimum(0, 'BASE.FORM.INVALID'), z.maximum(100_000, 'BASE.FORM.INVALID')),
});

export const ClosingInput = z.object({
  /** The first day of the month. */
  month: z.string().check(z.refine(isDay, 'BASE.FORM.INVALID')),
  counts: z.array(Count).check(
    z.maxLength(denominations.length),
    z.refine((all) => new Set(all.map((c) => c.value)).size === all.length, 'BASE.FORM.INVALID'),
  ),
  /** Why the count differs. */
  reason: z._default(line(reasonLength), ''),
});
export type ClosingInput = z.output<typeof ClosingInput>;

const text = z.nullable(z.string());
export const Closing = z.object({
  id: z.number(),
  month: z.string(),
  state: z.enum(['waiting', 'closed']),
  counts: z.array(z.object({ value: z.number(), pieces: z.number() })),
  counted: moneyShown,
  /** What there should have been when it was counted. */
  expected: moneyShown,
  /** At the end of the month; null while it waits. */
  balance: z.nullable(moneyShown),
  difference: moneyShown,
  reason: z.string(),
  record: z.nullable(z.object({ id: z.number(), documentNumber: z.string() })),
  countedAt: z.string(),
  closedBy: z.string(),
  confirmedBy: text,
  /** Above the limit, and there was nobody who could have confirmed it. */
  alone: z.boolean(),
  /** Advances given by the end of the month that were not settled when it was counted. */
  advances: z.array(z.object({ documentNumber: z.string(), amount: moneyShown })),
  /** Whom it waits for; null when it is closed. */
  second: z.nullable(SecondState),
  may: z.object({ confirm: z.boolean(), withdraw: z.boolean() }),
});
export type Closing = z.output<typeof Closing>;
