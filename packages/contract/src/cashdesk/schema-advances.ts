import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { FileIds, FileView } from '../base/files/files.ts';
import { money, moneyShown } from '../base/money/reading.ts';
import { freeText, requiredLine } from '../base/person/people.ts';
import { isDay } from '../base/time/dates.ts';
import { CashRef } from './schema.ts';
import { advanceStates, nameLength, noteLength, purposeLength, reasonLength } from './schema-words.ts';

const day = z.string('BASE.FORM.REQUIRED').check(z.refine(isDay, 'BASE.FORM.INVALID'));

/** Cash given to a member of the house for a purpose: an expense record in the same act. */
export const AdvanceInput = z.object({
  holderId: z.pipe(z.any().check(z.refine((v) => v !== null && v !== undefined, 'BASE.FORM.REQUIRED')), id),
  amount: money(),
  date: day,
  purpose: requiredLine(purposeLength),
  /** Until when it is to be settled. */
  dueOn: day,
  acceptedBy: requiredLine(nameLength),
  note: freeText(noteLength),
});
export type AdvanceInput = z.output<typeof AdvanceInput>;

/** A receipt that the holder hands in. */
export const ReceiptInput = z.object({
  id,
  date: day,
  amount: money(),
  supplier: requiredLine(nameLength),
  fileIds: FileIds,
});
export type ReceiptInput = z.output<typeof ReceiptInput>;

export const Settling = z.object({
  id,
  /** What the receipts came to when it was asked: others may have come since. */
  spent: money({ zero: true }),
  date: day,
});
export type Settling = z.output<typeof Settling>;
export const Reopening = z.object({ id, reason: requiredLine(reasonLength) });

const Receipt = z.object({
  id,
  date: z.string(),
  amount: moneyShown,
  supplier: z.string(),
  /** Who handed it in. */
  by: z.string(),
  files: z.array(FileView),
  may: z.object({ remove: z.boolean() }),
});

const told = {
  id,
  record: CashRef,
  date: z.string(),
  amount: moneyShown,
  purpose: z.string(),
  holder: z.string(),
  dueOn: z.string(),
  state: z.enum(advanceStates),
  /** What its receipts come to. */
  spent: moneyShown,
  receipts: z.number(),
  settledOn: z.nullable(z.string()),
  /** Whether it was given to whoever asks. */
  mine: z.boolean(),
};
export const AdvanceRow = z.object(told);
export type AdvanceRow = z.output<typeof AdvanceRow>;

export const AdvanceList = z.object({
  /** The earliest term first. */
  open: z.array(AdvanceRow),
  /** Those that are settled or cancelled, the newest first, at most 100. */
  done: z.array(AdvanceRow),
  sum: moneyShown,
  today: z.string(),
  may: z.object({ give: z.boolean(), desk: z.boolean() }),
});
export type AdvanceList = z.output<typeof AdvanceList>;

export const AdvanceDetail = z.object({
  ...told,
  note: z.string(),
  handedIn: z.array(Receipt),
  /** What came back to the desk, or was paid out of it, at its end. */
  settlement: z.nullable(z.object({ ...CashRef.shape, type: z.enum(['income', 'expense']), amount: moneyShown })),
  settledBy: z.nullable(z.string()),
  today: z.string(),
  may: z.object({ handIn: z.boolean(), settle: z.boolean(), reopen: z.boolean(), desk: z.boolean() }),
});
export type AdvanceDetail = z.output<typeof AdvanceDetail>;
