import { type Money, moneyText } from '../base/money/amount.ts';
import type { Day } from '../base/time/dates.ts';
import type { CreditingReason, DebtPart, EntryKind } from './schema-words.ts';

type Made = { n: number; madeAt: string; madeName: string };

/** What is chained of an entry: places in the ledger and numbers of accounts, nothing by an id of this portal. */
export type ChainedEntry = Made & {
  /** The number of the account in its house. */
  account: number;
  kind: EntryKind;
  part: DebtPart;
  of: number | null;
  day: Day;
  month: Day | null;
  amount: Money;
  text: string;
  undoes: number | null;
  reason: string;
  /** Of an owner before: which of them; 0 is the side of whoever owns the unit. */
  side: number;
  /** The entry that it was moved from. */
  from: number | null;
};
export const entryText = (e: ChainedEntry): string =>
  JSON.stringify([
    ...['entry', e.n, e.account, e.kind, e.part, e.of, e.day, e.month, moneyText(e.amount), e.text, e.undoes],
    ...[e.reason, e.madeAt, e.madeName],
    // Said where it is otherwise, so that what was chained before sides were stays as it was.
    ...(e.side === 0 && e.from === null ? [] : [e.side, e.from]),
  ]);

export type ChainedCrediting = Made & {
  credit: number;
  debt: number;
  amount: Money;
  why: CreditingReason;
  note: string;
  undoes: number | null;
};
export const creditingText = (c: ChainedCrediting): string =>
  JSON.stringify([
    ...['crediting', c.n, c.credit, c.debt, moneyText(c.amount), c.why, c.note, c.undoes, c.madeAt, c.madeName],
  ]);

/** What a row is hashed over: the one before it and what it says. */
export const linkText = (before: string, content: string): string => `${before}\n${content}`;
