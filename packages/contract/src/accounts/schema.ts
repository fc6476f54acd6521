import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { money, moneyShown } from '../base/money/reading.ts';
import { line, requiredLine } from '../base/person/people.ts';
import { isDay } from '../base/time/dates.ts';
import { ageBands, cellStates } from './rules-account.ts';
import { creditingReasons, entryKinds, noteLength, textLength } from './schema-words.ts';

const day = z.string('BASE.FORM.REQUIRED').check(z.refine(isDay, 'BASE.FORM.INVALID'));
const text = z.nullable(z.string());
const year = z.optional(z.coerce.number().check(z.int(), z.minimum(1900), z.maximum(9999)));

export const handKinds = ['paid', 'cash', 'credit', 'debt'] as const;
/** What a person enters by hand: a payment, or what the unit had or owed when its account began. */
export const HandEntry = z.object({
  id,
  kind: z.enum(handKinds, 'BASE.FORM.REQUIRED'),
  date: day,
  amount: money(),
  text: z._default(line(textLength), ''),
});
export type HandEntry = z.output<typeof HandEntry>;
export const Undoing = z.object({ id, entryId: id, reason: requiredLine(noteLength) });
export const Moving = z.object({ id, creditingId: id, debtId: id, note: requiredLine(noteLength) });
export const SymbolInput = z.object({
  id,
  symbol: z.pipe(
    requiredLine(10),
    z.string().check(
      z.regex(/^\d{1,10}$/, 'UNIT_ACCOUNTS.ERRORS.SYMBOL'),
      z.refine((s) => /[1-9]/.test(s), 'UNIT_ACCOUNTS.ERRORS.SYMBOL'),
    ),
  ),
});

const Unit = z.object({ id: z.number(), number: z.string() });
export const AccountUnits = z.object({
  units: z.array(Unit),
  /** Whether accounts of all units are theirs to see. */
  all: z.boolean(),
  may: z.object({ write: z.boolean() }),
});
export type AccountUnits = z.output<typeof AccountUnits>;
export const accountAsked = z.object({ id, year });
export const balanceAsked = z.object({ id, date: day });

/** Which debt a part of a payment settled, and why that one. */
export const CreditingShown = z.object({
  id: z.number(),
  debtId: z.number(),
  month: text,
  date: z.string(),
  amount: moneyShown,
  why: z.enum(creditingReasons),
  note: z.string(),
});
export const EntryShown = z.object({
  id: z.number(),
  kind: z.enum(entryKinds),
  date: z.string(),
  month: text,
  /** Plus is what the unit owes, minus what it paid. */
  amount: moneyShown,
  open: moneyShown,
  text: z.string(),
  reason: z.string(),
  undone: z.boolean(),
  by: z.string(),
  settles: z.array(CreditingShown),
  may: z.object({ undo: z.boolean() }),
});
export type EntryShown = z.output<typeof EntryShown>;

export const AccountMonth = z.object({
  month: z.string(),
  due: z.string(),
  prescribed: moneyShown,
  paid: moneyShown,
  state: z.enum(cellStates),
  payments: z.array(z.object({ date: z.string(), amount: moneyShown, late: z.number(), over: z.boolean() })),
  /** At its end; nothing where it has not ended. */
  balance: text,
});
export type AccountMonth = z.output<typeof AccountMonth>;

export const codeProblems = ['account', 'large'] as const;
export const UnitAccount = z.object({
  unit: Unit,
  owners: z.string(),
  today: z.string(),
  balance: moneyShown,
  state: z.enum(['none', 'paid', 'debt', 'over']),
  paidUntil: text,
  missing: moneyShown,
  missingMonths: z.array(z.string()),
  over: moneyShown,
  year: z.number(),
  years: z.array(z.number()),
  /** Of the year: what was prescribed, and what of it is paid. */
  sums: z.object({ prescribed: moneyShown, paid: moneyShown }),
  months: z.array(AccountMonth),
  entries: z.array(EntryShown),
  bankAccount: text,
  symbol: z.string(),
  symbolUsed: z.boolean(),
  next: z.nullable(z.object({ amount: moneyShown, date: text, code: text, problem: z.nullable(z.enum(codeProblems)) })),
  standing: z.nullable(z.object({ amount: moneyShown, date: z.string(), until: z.string(), code: text })),
  may: z.object({ write: z.boolean(), all: z.boolean() }),
});
export type UnitAccount = z.output<typeof UnitAccount>;
export const BalanceOn = z.object({ date: z.string(), balance: moneyShown });

export const matrixAsked = z.object({ year });
export const Matrix = z.object({
  year: z.number(),
  years: z.array(z.number()),
  today: z.string(),
  units: z.array(
    z.object({
      id: z.number(),
      number: z.string(),
      owners: z.string(),
      symbol: z.string(),
      /** By months of the year. */
      cells: z.array(z.enum(cellStates)),
      missing: moneyShown,
      /** What is missing of an owner before, who sold the unit. */
      former: moneyShown,
    }),
  ),
  missing: moneyShown,
});
export type Matrix = z.output<typeof Matrix>;

export const Debts = z.object({
  today: z.string(),
  units: z.number(),
  sum: moneyShown,
  bands: z.record(z.enum(ageBands), moneyShown),
  debtors: z.array(
    z.object({
      id: z.number(),
      number: z.string(),
      owners: z.string(),
      /** Of which owner before; 0 is of those who own it. */
      side: z.number(),
      sum: moneyShown,
      /** Of the oldest debt. */
      late: z.number(),
      months: z.array(z.string()),
    }),
  ),
});
export type Debts = z.output<typeof Debts>;

/** What the chain of the ledger says: nothing where everything is as it was written. */
export const LedgerVerified = z.object({
  entries: z.number(),
  problems: z.array(
    z.object({
      what: z.enum(['entry', 'crediting', 'missing', 'item', 'head']),
      /** The place in the ledger. */
      n: z.number(),
      unit: z.string(),
    }),
  ),
});
export type LedgerVerified = z.output<typeof LedgerVerified>;

/** All accounts in a year. */
export const journalAsked = z.object({ year: z.coerce.number().check(z.int(), z.minimum(1900), z.maximum(9999)) });
/** A year of the account on paper, up to today. */
export const statementAsked = z.object({ id, year, lang: z._default(z.enum(['cs', 'en']), 'cs') });
