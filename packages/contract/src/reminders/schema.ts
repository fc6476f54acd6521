import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { FileView } from '../base/files/files.ts';
import { money, moneyShown } from '../base/money/reading.ts';
import { line, plainText, requiredLine } from '../base/person/people.ts';
import { isDay } from '../base/time/dates.ts';
import { planStates } from './rules-instalments.ts';
import { isHalfYear } from './rules-rates.ts';
import { unknownField } from './rules-text.ts';
import { channels, leftReasons, mostSteps, nameLength, noteLength, textFields, textLength } from './schema-words.ts';

const day = z.string('BASE.FORM.REQUIRED').check(z.refine(isDay, 'BASE.FORM.INVALID'));
const days = z.coerce
  .number('BASE.FORM.INVALID')
  .check(z.int('BASE.FORM.INVALID'), z.minimum(0, 'BASE.FORM.INVALID'), z.maximum(3650, 'BASE.FORM.INVALID'));
const percentForm = /^\d{1,2}(?:[.,]\d{1,2})?$/;
/** A rate as it is typed, in per cent; handed on with a dot. */
const percent = z.pipe(
  z.pipe(
    z
      .string('BASE.FORM.REQUIRED')
      .check(z.refine((s) => percentForm.test(s.replace(/\s|%/g, '')), 'REMINDERS.ERRORS.PERCENT')),
    z.transform((s) => s.replace(/\s|%/g, '').replace(',', '.')),
  ),
  z.string(),
);

export const StepInput = z.object({
  name: requiredLine(nameLength),
  /** After the day due. */
  days,
  least: money({ zero: true }),
  cost: money({ zero: true }),
  /** How long there is to pay, in days. */
  term: z.coerce
    .number('BASE.FORM.INVALID')
    .check(z.int('BASE.FORM.INVALID'), z.minimum(1, 'BASE.FORM.INVALID'), z.maximum(90, 'BASE.FORM.INVALID')),
  text: z.pipe(
    plainText(textLength),
    z.string().check(z.refine((text) => unknownField(text) === null, 'REMINDERS.ERRORS.FIELD')),
  ),
  /** Goes without a person when its time comes; never the first one. */
  itself: z._default(z.boolean(), false),
});
export type StepInput = z.output<typeof StepInput>;

export const RateInput = z.object({
  from: day.check(z.refine(isHalfYear, 'REMINDERS.ERRORS.HALF_YEAR')),
  repo: percent,
  source: requiredLine(noteLength),
});
export const LadderInput = z.object({
  steps: z.array(StepInput).check(z.minLength(1), z.maxLength(mostSteps)),
  /** What the statutes say instead of the law. */
  ownRate: z._default(z.nullable(percent), null),
  ownSource: z._default(line(noteLength), ''),
  rates: z._default(z.array(RateInput).check(z.maxLength(40)), []),
  updatedAt: z.string().check(z.maxLength(60)),
});
export type LadderInput = z.output<typeof LadderInput>;

const text = z.nullable(z.string());
const RateShown = z.object({ from: z.string(), repo: z.string(), source: z.string() });
export const Ladder = z.object({
  steps: z.array(
    z.object({
      name: z.string(),
      days: z.number(),
      least: moneyShown,
      cost: moneyShown,
      term: z.number(),
      text: z.string(),
      itself: z.boolean(),
    }),
  ),
  ownRate: text,
  ownSource: z.string(),
  /** Written down by the house, and those that are known. */
  rates: z.array(RateShown),
  known: z.array(RateShown),
  /** What fields of a text are for a unit of the house. */
  example: z.nullable(z.record(z.enum(textFields), z.string())),
  updatedAt: z.string(),
  may: z.object({ write: z.boolean() }),
});
export type Ladder = z.output<typeof Ladder>;

const Item = z.object({ entryId: z.number(), date: z.string(), text: z.string(), amount: moneyShown });
const Last = z.nullable(z.object({ name: z.string(), date: z.string(), channel: z.enum(channels) }));
const debtor = {
  /** The unit and those who owned it when it was due. */
  key: z.string(),
  unitId: z.number(),
  unit: z.string(),
  owners: z.string(),
  /** They own it no more. */
  former: z.boolean(),
  /** Behind with agreed instalments. */
  behind: z.boolean(),
  sum: moneyShown,
  late: z.number(),
  last: Last,
};
export const DueReminder = z.object({
  ...debtor,
  step: z.number(),
  name: z.string(),
  cost: moneyShown,
  deadline: z.string(),
  channel: z.enum(channels),
  to: z.array(z.string()),
  text: z.string(),
  items: z.array(Item),
});
export type DueReminder = z.output<typeof DueReminder>;
export const LeftOut = z.object({
  ...debtor,
  reason: z.enum(leftReasons),
  /** Since when the next step may go. */
  from: text,
  note: z.string(),
});
export type LeftOut = z.output<typeof LeftOut>;
export const Preview = z.object({
  today: z.string(),
  due: z.array(DueReminder),
  left: z.array(LeftOut),
  /** Payments that wait in the bank. */
  waiting: z.number(),
  fingerprint: z.string(),
  may: z.object({ write: z.boolean() }),
});
export type Preview = z.output<typeof Preview>;
export const SendInput = z.object({
  keys: z.array(z.string().check(z.maxLength(400))).check(z.minLength(1), z.maxLength(5000)),
  /** Of the preview that was read: what goes out is what was seen. */
  fingerprint: z.string().check(z.maxLength(80)),
});
export const Sent = z.object({ mails: z.number(), letters: z.number(), day: z.string() });
export type Sent = z.output<typeof Sent>;

export const SentReminder = z.object({
  id: z.number(),
  name: z.string(),
  date: z.string(),
  sum: moneyShown,
  cost: moneyShown,
  deadline: z.string(),
  channel: z.enum(channels),
  owners: z.string(),
  by: z.string(),
  text: z.string(),
  items: z.array(Item),
  /** What is left of what it asked for. */
  open: moneyShown,
  may: z.object({ bookCost: z.boolean() }),
});
export type SentReminder = z.output<typeof SentReminder>;
export const mostInstalments = 36;
export const PlanInput = z.object({
  id,
  count: z.coerce
    .number('BASE.FORM.INVALID')
    .check(
      z.int('BASE.FORM.INVALID'),
      z.minimum(2, 'BASE.FORM.INVALID'),
      z.maximum(mostInstalments, 'BASE.FORM.INVALID'),
    ),
  /** When the first one is due; the others a month after one another. */
  first: day,
});
export type PlanInput = z.output<typeof PlanInput>;
export const PlanEnd = z.object({ id, planId: id, reason: requiredLine(noteLength) });
/** The agreement as it was signed; one that is there is replaced. */
export const PlanPaper = z.object({ id, planId: id, fileId: id });
export const PlanShown = z.object({
  id: z.number(),
  date: z.string(),
  by: z.string(),
  total: moneyShown,
  paid: moneyShown,
  state: z.enum(planStates),
  instalments: z.array(z.object({ date: z.string(), amount: moneyShown, paid: z.boolean() })),
  next: z.nullable(z.object({ date: z.string(), amount: moneyShown, code: text })),
  ended: z.nullable(z.object({ date: z.string(), reason: z.string() })),
  /** The signed paper. */
  files: z.array(FileView),
});
export type PlanShown = z.output<typeof PlanShown>;

export const UnitReminders = z.object({
  unit: z.object({ id: z.number(), number: z.string() }),
  reminders: z.array(SentReminder),
  /** What was agreed, the latest first. */
  plans: z.array(PlanShown),
  /** What a new agreement would be about. */
  late: moneyShown,
  dispute: z.nullable(z.object({ note: z.string(), date: z.string(), by: z.string() })),
  may: z.object({ write: z.boolean(), all: z.boolean() }),
});
export type UnitReminders = z.output<typeof UnitReminders>;
export const DisputeInput = z.object({ id, note: line(noteLength) });

export const InterestShown = z.object({
  until: z.string(),
  total: moneyShown,
  debts: z.array(
    z.object({
      entryId: z.number(),
      text: z.string(),
      due: z.string(),
      since: z.string(),
      /** In per cent a year; nothing where the rate of that half-year is not known. */
      rate: text,
      halfYear: z.string(),
      lines: z.array(
        z.object({
          principal: moneyShown,
          from: z.string(),
          to: z.string(),
          days: z.number(),
          yearDays: z.number(),
          /** Exact to four places of a crown; only the sum is rounded to haléře. */
          value: z.string(),
        }),
      ),
      total: moneyShown,
    }),
  ),
  ownSource: z.string(),
  may: z.object({ book: z.boolean() }),
});
export type InterestShown = z.output<typeof InterestShown>;
export const BookInterest = z.object({ id, until: day, total: money() });

/** One reminder, or all letters of a day. */
export const paperAsked = z.object({
  id: z.optional(id),
  day: z.optional(day),
  /** What was printed aside before. */
  printId: z.optional(id),
  lang: z._default(z.enum(['cs', 'en']), 'cs'),
});
export type PaperAsked = z.output<typeof paperAsked>;
