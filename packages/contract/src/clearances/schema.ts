import * as z from 'zod/mini';
import { debtParts, entryKinds } from '../accounts/schema-words.ts';
import { id } from '../base/calls/ids.ts';
import { moneyShown } from '../base/money/reading.ts';
import { freeText, requiredLine } from '../base/person/people.ts';
import { isDay } from '../base/time/dates.ts';
import { clearanceStates, noteLength } from './schema-words.ts';

const day = z.string('BASE.FORM.REQUIRED').check(z.refine(isDay, 'BASE.FORM.INVALID'));
const text = z.nullable(z.string());
const lang = z._default(z.enum(['cs', 'en']), 'cs');

export const clearancesAsked = z.object({ unitId: z.optional(id) });
export const RequestInput = z.object({ unitId: id, note: freeText(noteLength) });
export const previewAsked = z.object({ unitId: id, date: day });
export const IssueInput = z.object({
  unitId: id,
  date: day,
  /** Of the paper. */
  lang,
  /** What the preview was called: nothing else is issued than what was read. */
  fingerprint: z.string().check(z.maxLength(100)),
});
export type IssueInput = z.output<typeof IssueInput>;
export const WithdrawInput = z.object({ id, reason: requiredLine(noteLength) });
export const paperAsked = z.object({ id });

const Unit = z.object({ id: z.number(), number: z.string() });

/** What is left of a debt on the day. */
export const DebtShown = z.object({
  date: z.string(),
  month: text,
  kind: z.enum(entryKinds),
  part: z.enum(debtParts),
  text: z.string(),
  amount: moneyShown,
});
export type DebtShown = z.output<typeof DebtShown>;
/** What is due on a day after it. */
export const ComingShown = z.object({ date: z.string(), amount: moneyShown });

/** What a confirmation of the day would say now. */
export const ClearancePreview = z.object({
  unit: Unit,
  owners: z.string(),
  date: z.string(),
  debts: z.array(DebtShown),
  sum: moneyShown,
  coming: z.array(ComingShown),
  fingerprint: z.string(),
});
export type ClearancePreview = z.output<typeof ClearancePreview>;

export const ClearanceRow = z.object({
  id: z.number(),
  number: z.string(),
  unit: Unit,
  date: z.string(),
  sum: moneyShown,
  debts: z.number(),
  issuedAt: z.string(),
  by: z.string(),
  state: z.enum(clearanceStates),
  endedAt: text,
  reason: z.string(),
  /** The number of the one that took its place. */
  replacedBy: text,
});
export type ClearanceRow = z.output<typeof ClearanceRow>;

export const RequestRow = z.object({
  id: z.number(),
  unit: Unit,
  note: z.string(),
  askedAt: z.string(),
  by: z.string(),
});
export type RequestRow = z.output<typeof RequestRow>;

export const Clearances = z.object({
  today: z.string(),
  /** The latest first. */
  clearances: z.array(ClearanceRow),
  /** Those that nothing was issued for yet. */
  requests: z.array(RequestRow),
  /** Units that the asker may ask for: their own. */
  own: z.array(Unit),
  may: z.object({ issue: z.boolean(), all: z.boolean() }),
});
export type Clearances = z.output<typeof Clearances>;

/** What the chain says: nothing where everything is as it was written. */
export const ClearancesVerified = z.object({
  entries: z.number(),
  problems: z.array(
    z.object({
      what: z.enum(['entry', 'clearance', 'paper', 'missing', 'head']),
      /** Its number, or the place in the chain. */
      name: z.string(),
    }),
  ),
});
export type ClearancesVerified = z.output<typeof ClearancesVerified>;

export const clearanceToken = z.string().check(z.maxLength(200));
/** What whoever reads the code of a paper is told: nothing of people, nothing of other units. */
export const ClearanceTold = z.object({
  number: z.string(),
  date: z.string(),
  house: z.string(),
  unit: z.string(),
  sum: moneyShown,
  state: z.enum(clearanceStates),
  endedAt: text,
  replacedBy: text,
});
export type ClearanceTold = z.output<typeof ClearanceTold>;
