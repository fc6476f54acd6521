import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { money, moneyShown } from '../base/money/reading.ts';
import { line, requiredLine } from '../base/person/people.ts';
import { isDay } from '../base/time/dates.ts';
import { feeKeys } from '../fees/schema-words.ts';
import {
  changeKinds,
  confirmable,
  doubts,
  mostMonths,
  nameLength,
  reasonLength,
  runStates,
  unitGroups,
} from './schema-words.ts';

export const month = z
  .string('BASE.FORM.REQUIRED')
  .check(z.refine((s) => isDay(s) && s.endsWith('-01'), 'BASE.FORM.INVALID'));

const own = {
  name: requiredLine(nameLength),
  /** The first day of the first month. */
  fromMonth: month,
  months: z._default(z.int().check(z.minimum(1), z.maximum(mostMonths)), 12),
  /** Of each month; every month has it. */
  dueDay: z._default(z.int().check(z.minimum(1), z.maximum(28)), 15),
  /** Each month of a unit in whole crowns. */
  wholeCrowns: z._default(z.boolean(), false),
  resolutionId: z._default(z.nullable(id), null),
  /** Why it rests on none. */
  noResolution: z._default(line(reasonLength), ''),
};
export const RunInput = z.object(own);
export type RunInput = z.output<typeof RunInput>;
export const RunChange = z.object({ ...own, id, updatedAt: z.string().check(z.maxLength(60)) });
export type RunChange = z.output<typeof RunChange>;

export const CheckInput = z.object({
  id,
  /** One unit; all whose only doubt of this kind it is without it. */
  unitId: z._default(z.nullable(id), null),
  kind: z.enum(confirmable),
});
export const IssueInput = z.object({
  id,
  /** Of the preview that was read: what goes out is what was seen. */
  fingerprint: z.string().check(z.maxLength(80)),
});
export const CorrectionInput = z.object({
  id,
  unitId: id,
  month,
  /** What is added; below nought what is taken off. */
  amount: money({ negative: true }),
  reason: requiredLine(reasonLength),
});
export type CorrectionInput = z.output<typeof CorrectionInput>;

const told = {
  id: z.number(),
  name: z.string(),
  fromMonth: z.string(),
  months: z.number(),
  dueDay: z.number(),
  state: z.enum(runStates),
  issuedAt: z.nullable(z.string()),
};
export const RunRow = z.object({ ...told, total: z.nullable(moneyShown) });
export type RunRow = z.output<typeof RunRow>;

const text = z.nullable(z.string());
const Facts = z.object({ persons: z.nullable(z.number()), area: text, share: text });
export const RunFee = z.object({
  /** Null where the fee was deleted since. */
  id: z.nullable(z.number()),
  name: z.string(),
  key: z.enum(feeKeys),
  total: moneyShown,
  before: z.nullable(moneyShown),
  /** All weights together, as a number. */
  whole: z.string(),
});
export const RunPart = z.object({
  weight: z.string(),
  total: moneyShown,
  /** In the last month of the last prescription, and in the first one of this. */
  before: z.nullable(moneyShown),
  after: moneyShown,
});
export const RunUnit = z.object({
  /** Of the unit. */
  id: z.number(),
  unit: z.string(),
  owners: z.string(),
  group: z.enum(unitGroups),
  doubts: z.array(z.enum(doubts)),
  changes: z.array(z.enum(changeKinds)),
  now: Facts,
  past: z.nullable(Facts),
  before: z.nullable(moneyShown),
  after: moneyShown,
  total: moneyShown,
  rounding: moneyShown,
  /** In the order of fees. */
  parts: z.array(RunPart),
});
export type RunUnit = z.output<typeof RunUnit>;

export const RunDetail = z.object({
  ...told,
  wholeCrowns: z.boolean(),
  resolution: z.nullable(z.object({ id: z.number(), number: z.string(), name: z.string() })),
  noResolution: z.string(),
  issuedBy: text,
  total: moneyShown,
  before: z.nullable(moneyShown),
  rounding: moneyShown,
  units: z.number(),
  persons: z.number(),
  /** Of all units in the last month before and in the first one of this. */
  monthBefore: z.nullable(moneyShown),
  monthAfter: moneyShown,
  more: z.number(),
  less: z.number(),
  fees: z.array(RunFee),
  /** Fees of units that these months were prescribed by already. */
  already: z.array(z.string()),
  /** Fees that no unit has any weight to pay by. */
  undivided: z.array(z.string()),
  left: z.number(),
  /** Units that have something to be looked at; all of them when it is few. */
  doubts: z.array(RunUnit),
  doubtCount: z.number(),
  byMail: z.number(),
  onPaper: z.array(z.object({ id: z.number(), unit: z.string() })),
  corrections: z.array(
    z.object({
      unit: z.string(),
      month: z.string(),
      amount: moneyShown,
      reason: z.string(),
      madeAt: z.string(),
      madeBy: z.string(),
    }),
  ),
  fingerprint: z.string(),
  updatedAt: z.string(),
  may: z.object({ edit: z.boolean(), correct: z.boolean() }),
});
export type RunDetail = z.output<typeof RunDetail>;

export const RunUnits = z.object({ units: z.array(RunUnit), total: z.number() });
export type RunUnits = z.output<typeof RunUnits>;

/** What was prescribed to units of the asker. */
export const MyRun = z.object({
  ...told,
  unitId: z.number(),
  unit: z.string(),
  total: moneyShown,
  /** Of the first month. */
  monthly: moneyShown,
});
export type MyRun = z.output<typeof MyRun>;

export const paperAsked = z.object({
  id,
  /** One unit; without it all that no mail reaches. */
  unitId: z.optional(id),
  /** What was printed aside before. */
  printId: z.optional(id),
  lang: z._default(z.enum(['cs', 'en']), 'cs'),
});
export type PaperAsked = z.output<typeof paperAsked>;

export const sheetAsked = z.object({ id, lang: z._default(z.enum(['cs', 'en']), 'cs') });
export type SheetAsked = z.output<typeof sheetAsked>;
