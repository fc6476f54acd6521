import * as z from 'zod/mini';
import { id, ids } from '../base/calls/ids.ts';
import { money, moneyShown } from '../base/money/reading.ts';
import { bankAccount } from '../base/person/bank.ts';
import { line, requiredLine } from '../base/person/people.ts';
import { marks, whys } from './rules-matching.ts';
import { charsets, columnKinds, reversalKinds, statementFormats } from './schema-statement.ts';
import { lineStates, mostParts, noteLength, partKinds } from './schema-words.ts';

const text = z.nullable(z.string());

/** A reason as it is kept: amounts as they travel. */
export const Reason = z.object({
  mark: z.enum(marks),
  why: z.enum(whys),
  label: z.optional(z.string()),
  count: z.optional(z.number()),
  amount: z.optional(moneyShown),
});
export type StoredReason = z.output<typeof Reason>;

/** Names of columns of a table, as JSON beside the file. */
export const Mapping = z
  .record(z.string(), z.string().check(z.maxLength(100)))
  .check(
    z.refine(
      (m) => Object.keys(m).every((kind) => (columnKinds as readonly string[]).includes(kind)),
      'BASE.FORM.INVALID',
    ),
  );

export const AccountInput = z.object({
  number: z.pipe(bankAccount, z.string().check(z.minLength(1, 'BASE.FORM.REQUIRED'))),
  name: z._default(line(100), ''),
  charset: z._default(z.enum(charsets), 'windows-1250'),
  reversals: z._default(z.enum(reversalKinds), '45'),
});
export type AccountInput = z.output<typeof AccountInput>;
export const AccountChange = z.object({ ...AccountInput.shape, id, updatedAt: z.string().check(z.maxLength(60)) });
export type AccountChange = z.output<typeof AccountChange>;

export const BankAccount = z.object({
  id: z.number(),
  number: z.string(),
  name: z.string(),
  charset: z.enum(charsets),
  reversals: z.enum(reversalKinds),
  statements: z.number(),
  updatedAt: z.string(),
});
export type BankAccount = z.output<typeof BankAccount>;

/** What is missing between the statement and the one before it; `days` where it begins later than the day after. */
const Gap = z.object({ amount: moneyShown, after: z.string(), before: z.string() });
export const StatementRow = z.object({
  id: z.number(),
  account: z.string(),
  number: z.nullable(z.number()),
  from: z.string(),
  to: z.string(),
  opening: z.nullable(moneyShown),
  closing: z.nullable(moneyShown),
  currency: z.string(),
  lines: z.number(),
  waiting: z.number(),
  /** Null where there is nothing to compare with. */
  continues: z.nullable(z.boolean()),
  gap: z.nullable(Gap),
  uploadedAt: z.string(),
  uploadedBy: z.string(),
});
export type StatementRow = z.output<typeof StatementRow>;

export const Bank = z.object({
  accounts: z.array(BankAccount),
  /** The latest first. */
  statements: z.array(StatementRow),
  total: z.number(),
  waiting: z.number(),
  /** The statement with the first of those that wait. */
  next: z.nullable(z.number()),
  automatic: z.boolean(),
  may: z.object({ write: z.boolean() }),
});
export type Bank = z.output<typeof Bank>;

export const Uploaded = z.object({
  /** The first statement that came with it; of a file that is here already, that one. */
  id: z.number(),
  lines: z.number(),
  repeated: z.number(),
  booked: z.number(),
  waiting: z.number(),
  /** Nothing in it was new. */
  known: z.boolean(),
});
export type Uploaded = z.output<typeof Uploaded>;

export const BankUnit = z.object({ id: z.number(), label: z.string(), owner: z.string() });
export type BankUnit = z.output<typeof BankUnit>;
const Item = z.object({ id: z.number(), month: text, day: z.string(), open: moneyShown });
/** Of which owner before the part is, 0 of those who own the unit; then the unit says the name of that one. */
const side = z.number();
export const CandidatePart = z.object({ unit: BankUnit, side, amount: moneyShown, items: z.array(Item) });
export const Proposal = z.object({ parts: z.array(CandidatePart), reasons: z.array(Reason) });
export type Proposal = z.output<typeof Proposal>;

export const BankPart = z.object({
  id: z.number(),
  kind: z.enum(partKinds),
  unit: z.nullable(BankUnit),
  side,
  amount: moneyShown,
  alone: z.boolean(),
  reasons: z.array(Reason),
  note: z.string(),
  by: z.string(),
  at: z.string(),
});
export const BankLine = z.object({
  id: z.number(),
  day: z.string(),
  /** In the currency of the movement. */
  amount: moneyShown,
  currency: z.string(),
  name: z.string(),
  /** Masked for whoever only reads. */
  counter: z.string(),
  vs: z.string(),
  ks: z.string(),
  ss: z.string(),
  message: z.string(),
  state: z.enum(lineStates),
  later: z.boolean(),
  parts: z.array(BankPart),
  /** Where it may belong, best first; nothing where nobody guesses. */
  proposals: z.array(Proposal),
  /** Units that owe exactly as much, where nothing says whose it is. */
  maybe: z.array(BankUnit),
  /** Units whose owners are called so, where nothing else says whose it is. */
  alike: z.array(BankUnit),
  /** The payment that this one may give back. */
  returns: z.nullable(z.object({ id: z.number(), day: z.string(), name: z.string() })),
});
export type BankLine = z.output<typeof BankLine>;

export const lineGroups = ['alone', 'person', 'house', 'returned', 'listed'] as const;

export const Statement = z.object({
  ...StatementRow.shape,
  fileName: z.string(),
  format: z.enum(statementFormats),
  repeated: z.number(),
  skipped: z.number(),
  in: z.object({ amount: moneyShown, count: z.number() }),
  out: z.object({ amount: moneyShown, count: z.number() }),
  placed: z.number(),
  /** Placed movements by how they were placed. */
  groups: z.array(z.object({ group: z.enum(lineGroups), amount: moneyShown, count: z.number() })),
  /** Those that wait: not put aside first; at most fifty. */
  waitingLines: z.array(BankLine),
  may: z.object({ write: z.boolean() }),
});
export type Statement = z.output<typeof Statement>;

export const LinesAsked = z.object({ id, group: z.enum(lineGroups) });
export const Lines = z.object({ lines: z.array(BankLine), total: z.number() });

export const Assignment = z.object({
  id,
  parts: z
    .array(
      z.object({
        unitId: id,
        /** Of which owner before; left out it is of whose time the day of the payment is. */
        side: z.optional(z.int().check(z.minimum(0), z.maximum(999))),
        amount: money(),
        items: z._default(z.array(id).check(z.maxLength(500)), []),
      }),
    )
    .check(z.minLength(1, 'BASE.FORM.REQUIRED'), z.maxLength(mostParts, 'BASE.FORM.TOO_LONG')),
  note: z._default(line(noteLength), ''),
});
export type Assignment = z.output<typeof Assignment>;
export const HouseInput = z.object({ ids, note: z._default(line(noteLength), '') });
export const Undoing = z.object({ id, reason: requiredLine(noteLength) });
export const Later = z.object({ id, later: z.boolean() });
export const Returning = z.object({ id, of: id });

export const Verified = z.object({
  entries: z.number(),
  head: text,
  problems: z.array(
    z.object({
      what: z.enum(['entry', 'statement', 'line', 'part', 'state', 'credit', 'head']),
      /** The day and the sum, or the place in the chain. */
      name: z.string(),
    }),
  ),
});
export type Verified = z.output<typeof Verified>;
