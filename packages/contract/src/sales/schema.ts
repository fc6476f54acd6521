import * as z from 'zod/mini';
import { codeProblems } from '../accounts/schema.ts';
import { debtParts, entryKinds, textLength } from '../accounts/schema-words.ts';
import { id } from '../base/calls/ids.ts';
import { money, moneyShown } from '../base/money/reading.ts';
import { line, requiredLine } from '../base/person/people.ts';
import { isDay } from '../base/time/dates.ts';
import { SaleRow } from './schema-rows.ts';
import { mostGiven, noteLength, refundWays } from './schema-words.ts';

const day = z.string('BASE.FORM.REQUIRED').check(z.refine(isDay, 'BASE.FORM.INVALID'));
const text = z.nullable(z.string());

export const unitAsked = z.object({ unitId: id });
export const saleAsked = z.object({ id });
const asked = {
  unitId: id,
  date: day,
  /** Payments since the day that are the seller's. */
  given: z._default(z.array(id).check(z.maxLength(mostGiven)), []),
};
export const previewAsked = z.object(asked);
export const SaleInput = z.object({
  ...asked,
  /** What the preview was called: nothing else is done than what was read. */
  fingerprint: z.string().check(z.maxLength(100)),
});
export type SaleInput = z.output<typeof SaleInput>;
export const UndoInput = z.object({ id, reason: requiredLine(noteLength) });
export const GiveInput = z.object({ id, entryId: id, note: requiredLine(noteLength) });
export const PayInput = z.object({
  id,
  kind: z.enum(['paid', 'cash'], 'BASE.FORM.REQUIRED'),
  date: day,
  amount: money(),
  text: z._default(line(textLength), ''),
});
export type PayInput = z.output<typeof PayInput>;
export const RefundInput = z.object({
  id,
  way: z.enum(refundWays, 'BASE.FORM.REQUIRED'),
  date: day,
  amount: money(),
  note: requiredLine(noteLength),
});
export type RefundInput = z.output<typeof RefundInput>;

const Unit = z.object({ id: z.number(), number: z.string() });
const who = { sellers: z.string(), buyers: z.string() };

/** A day on which owners changed: all of them, or a part, which is no sale of the unit. */
export const SaleDay = z.object({ date: z.string(), ...who, whole: z.boolean() });
export const SaleDays = z.object({ unit: Unit, days: z.array(SaleDay) });
export type SaleDays = z.output<typeof SaleDays>;

/** What was prescribed for the month of the day, by days. */
export const ShareShown = z.object({
  month: z.string(),
  text: z.string(),
  sellerDays: z.number(),
  buyerDays: z.number(),
  seller: moneyShown,
  buyer: moneyShown,
});
/** What is left of the seller's: a debt with what of it passes, or a payment that settled nothing (minus). */
export const RestShown = z.object({
  date: z.string(),
  month: text,
  text: z.string(),
  part: z.enum(debtParts),
  amount: moneyShown,
  passes: moneyShown,
});
export type RestShown = z.output<typeof RestShown>;
export const SaleClearance = z.object({ id: z.number(), number: z.string(), date: z.string(), sum: moneyShown });

export const SalePreview = z.object({
  unit: Unit,
  date: z.string(),
  ...who,
  clearance: z.nullable(SaleClearance),
  shares: z.array(ShareShown),
  rest: z.array(RestShown),
  /** What passes to the buyer. */
  passed: moneyShown,
  /** What is left on the side of the seller: plus is what they owe. */
  left: moneyShown,
  /** Payments since the day. */
  payments: z.array(
    z.object({ id: z.number(), date: z.string(), amount: moneyShown, text: z.string(), given: z.boolean() }),
  ),
  fingerprint: z.string(),
});
export type SalePreview = z.output<typeof SalePreview>;

export const SaleEntry = z.object({
  id: z.number(),
  kind: z.enum(entryKinds),
  date: z.string(),
  month: text,
  text: z.string(),
  reason: z.string(),
  amount: moneyShown,
  open: moneyShown,
  undone: z.boolean(),
  may: z.object({ undo: z.boolean() }),
});
export type SaleEntry = z.output<typeof SaleEntry>;

export const Sale = z.object({
  ...SaleRow.shape,
  house: z.string(),
  clearance: z.string(),
  /** As it was on the day it was handed over: plus is what the seller owed. */
  rest: moneyShown,
  shares: z.array(ShareShown),
  /** The latest first. */
  entries: z.array(SaleEntry),
  bankAccount: text,
  next: z.nullable(z.object({ amount: moneyShown, code: text, problem: z.nullable(z.enum(codeProblems)) })),
  madeAt: z.string(),
  by: z.string(),
  undoneAt: text,
  reason: z.string(),
  /** Payments of the unit since the day that may still be given to the seller. */
  payments: z.array(z.object({ id: z.number(), date: z.string(), amount: moneyShown, text: z.string() })),
  may: z.object({ write: z.boolean(), undo: z.boolean(), all: z.boolean() }),
});
export type Sale = z.output<typeof Sale>;
