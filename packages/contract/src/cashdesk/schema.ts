import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { filtersOf } from '../base/calls/paging.ts';
import { FileIds, FileView } from '../base/files/files.ts';
import { money, moneyShown } from '../base/money/reading.ts';
import { freeText, line, requiredLine } from '../base/person/people.ts';
import { isDay } from '../base/time/dates.ts';
import {
  bookFormats,
  cashCauses,
  cashTypes,
  monthStates,
  nameLength,
  noteLength,
  reasonLength,
} from './schema-words.ts';

const day = z.string('BASE.FORM.REQUIRED').check(z.refine(isDay, 'BASE.FORM.INVALID'));
const month = z.string().check(z.refine((s) => isDay(s) && s.endsWith('-01'), 'BASE.FORM.INVALID'));
const text = z.nullable(z.string());

/** What may be changed as long as the month is open. */
export const cashTexts = {
  /** What it is for, as the voucher says it. */
  name: requiredLine(nameLength),
  /** From whom it came, or to whom it was paid. */
  moneyFrom: requiredLine(nameLength),
  /** Who took it, or gave it out. */
  acceptedBy: requiredLine(nameLength),
  /** The number that the supplier gave to the receipt. */
  externalNumber: z._default(line(60), ''),
  note: freeText(noteLength),
  /** Why there is no receipt. */
  missingReason: z._default(line(reasonLength), ''),
};
/** What stays once a voucher was printed, or another number follows. */
export const cashFixed = { type: z.enum(cashTypes, 'BASE.FORM.REQUIRED'), date: day, amount: money() };

export const CashInput = z.object({ ...cashFixed, ...cashTexts, fileIds: FileIds });
export type CashInput = z.output<typeof CashInput>;
export const CashChange = z.object({ ...CashInput.shape, id, updatedAt: z.string().check(z.maxLength(60)) });
export type CashChange = z.output<typeof CashChange>;
export const Cancelling = z.object({ id, reason: requiredLine(reasonLength) });
export const OpeningInput = z.object({
  date: day,
  amount: money({ zero: true }),
  /** A difference above it is confirmed by a second person. */
  secondAbove: z._default(money({ zero: true }), '500.00'),
});
export type OpeningInput = z.output<typeof OpeningInput>;

export const CashRef = z.object({ id: z.number(), documentNumber: z.string() });
export type CashRef = z.output<typeof CashRef>;

const told = {
  id: z.number(),
  documentNumber: z.string(),
  type: z.enum(cashTypes),
  date: z.string(),
  name: z.string(),
  amount: moneyShown,
  moneyFrom: z.string(),
  acceptedBy: z.string(),
  cause: z.enum(cashCauses),
  /** What it undoes. */
  cancels: z.nullable(CashRef),
  cancelledBy: z.nullable(CashRef),
  /** In the desk after it. */
  balance: moneyShown,
};
/** How a receipt is there; `missing`: an expense without any. */
export const receiptKinds = ['photo', 'pdf', 'missing', 'none'] as const;
export const CashRow = z.object({ ...told, receipt: z.enum(receiptKinds) });
export type CashRow = z.output<typeof CashRow>;

export const CashDetail = z.object({
  ...told,
  externalNumber: z.string(),
  note: z.string(),
  missingReason: z.string(),
  receipts: z.array(FileView),
  /** The record whose haléře this one settles, and the one that settles those of this one. */
  rounds: z.nullable(CashRef),
  rounding: z.nullable(CashRef),
  /** The advance that it gave or settled. */
  advanceId: z.nullable(z.number()),
  monthState: z.enum(monthStates),
  /** When it was written down; the book says it where that was on a later day. */
  createdAt: z.string(),
  printed: z.boolean(),
  updatedAt: z.string(),
  may: z.object({ edit: z.boolean(), editFixed: z.boolean(), cancel: z.boolean(), round: z.boolean() }),
});
export type CashDetail = z.output<typeof CashDetail>;

export const CashMonth = z.object({
  month: z.string(),
  income: moneyShown,
  expense: moneyShown,
  count: z.number(),
  /** At its end. */
  balance: moneyShown,
  state: z.enum(monthStates),
  closedAt: text,
  closedBy: text,
});
export type CashMonth = z.output<typeof CashMonth>;

export const cashFilters = z.object({
  text: z.optional(line(100)),
  type: z.optional(z.enum(cashTypes)),
  year: z.optional(z.int().check(z.minimum(1900), z.maximum(9999))),
  from: z.optional(day),
  to: z.optional(day),
  amountFrom: z.optional(money({ zero: true })),
  amountTo: z.optional(money({ zero: true })),
});
export const cashListing = { filters: filtersOf(cashFilters) };
export const CashList = z.object({
  /** The newest first; within a day expenses before incomes, which came first. */
  records: z.array(CashRow),
  total: z.number(),
  /** Of all that the filters let through. */
  income: moneyShown,
  expense: moneyShown,
  /** Those that the page tells of. */
  months: z.array(CashMonth),
});
export type CashList = z.output<typeof CashList>;

export const CashDesk = z.object({
  opening: z.nullable(z.object({ date: z.string(), amount: moneyShown, secondAbove: moneyShown, fixed: z.boolean() })),
  balance: moneyShown,
  /** The current month. */
  month: z.nullable(CashMonth),
  lastCount: z.nullable(z.object({ date: z.string(), difference: moneyShown })),
  toClose: z.nullable(
    z.object({
      month: z.string(),
      balance: moneyShown,
      /** Expenses of the month without a receipt. */
      missing: z.array(z.object({ ...CashRef.shape, reason: z.string() })),
      /** Given by its end and not settled yet. */
      advances: z.array(z.object({ id: z.number(), holder: z.string(), purpose: z.string(), amount: moneyShown })),
    }),
  ),
  /** Advances that members have and did not settle yet. */
  advances: z.object({ count: z.number(), sum: moneyShown }),
  waiting: z.nullable(z.object({ id: z.number(), month: z.string(), difference: moneyShown })),
  /** The numbers that come next, as it seems now. */
  next: z.object({ income: z.string(), expense: z.string() }),
  years: z.array(z.number()),
  may: z.object({ write: z.boolean() }),
});
export type CashDesk = z.output<typeof CashDesk>;

export const bookAsked = z.object({
  /** Months from and to; the whole book without them. */
  from: z.optional(month),
  to: z.optional(month),
  format: z._default(z.enum(bookFormats), 'pdf'),
  lang: z._default(z.enum(['cs', 'en']), 'cs'),
});
export const voucherAsked = z.object({ id, lang: z._default(z.enum(['cs', 'en']), 'cs') });

/** What the chain of records says: nothing where everything is as it was written. */
export const Verified = z.object({
  entries: z.number(),
  head: text,
  problems: z.array(
    z.object({
      what: z.enum([
        ...['entry', 'record', 'unchained', 'month', 'closing', 'signature', 'opening', 'advance', 'totals', 'head'],
      ] as const),
      /** The number of the record, the month, or the place in the chain. */
      name: z.string(),
    }),
  ),
});
export type Verified = z.output<typeof Verified>;
