import { type Money, moneyText, sumOf } from '../base/money/amount.ts';
import type { Day } from '../base/time/dates.ts';
import type { CashCause, CashType } from './schema-words.ts';

const letters: Record<CashType, string> = { income: 'P', expense: 'V' };
/** "V2026/0007": the letter of its kind, the year of its day, its number in the series of both. */
export const documentNumberOf = (type: CashType, year: number, number: number): string =>
  `${letters[type]}${year}/${String(number).padStart(4, '0')}`;

export const signed = (type: CashType, amount: Money): Money => (type === 'income' ? amount : -amount);
export const opposite = (type: CashType): CashType => (type === 'income' ? 'expense' : 'income');

export type Counted = { value: number; pieces: number };
/** What so many notes and coins come to. */
export const sumCounted = (counts: readonly Counted[]): Money =>
  sumOf(counts.map(({ value, pieces }) => BigInt(value) * BigInt(pieces) * 100n));

/** Payments in cash above it to one person on one day are forbidden (§ 4 of the act 254/2004): a note says so, nothing is refused. */
export const cashLimit: Money = 27_000_000n;

/** What is chained of a record: everything that a voucher and the book say of it, and nothing by an id of this portal. */
export type Chained = {
  documentNumber: string;
  day: Day;
  type: CashType;
  amount: Money;
  name: string;
  moneyFrom: string;
  acceptedBy: string;
  externalNumber: string;
  note: string;
  missingReason: string;
  cause: CashCause;
  /** The number of the record that it undoes, or whose haléře it settles. */
  cancels: string | null;
};

/** The record in its canonical form: the same bytes in every portal that has it. */
export const recordText = (r: Chained): string =>
  JSON.stringify([
    ...['record', r.documentNumber, r.day, r.type, moneyText(r.amount), r.name, r.moneyFrom, r.acceptedBy],
    ...[r.externalNumber, r.note, r.missingReason, r.cause, r.cancels],
  ]);

export type ChainedOpening = { openedOn: Day; opening: Money };
export const openingText = ({ openedOn, opening }: ChainedOpening): string =>
  JSON.stringify(['opening', openedOn, moneyText(opening)]);

export type ChainedClosing = {
  month: Day;
  counts: readonly Counted[];
  counted: Money;
  expected: Money;
  balance: Money;
  reason: string;
  difference: string | null;
  countedAt: string;
  closedBy: string;
  confirmedBy: string | null;
  /** Above the limit, and nobody confirmed it. */
  alone: boolean;
  advances: readonly OpenAdvance[];
};
/** By the number of the record that it was given by. */
export type OpenAdvance = { documentNumber: string; amount: string };
export const closingText = (c: ChainedClosing): string =>
  JSON.stringify([
    ...['closing', c.month, c.counts.map(({ value, pieces }) => [value, pieces]), moneyText(c.counted)],
    ...[moneyText(c.expected), moneyText(c.balance), c.reason, c.difference, c.countedAt, c.closedBy, c.confirmedBy],
    ...(c.alone ? ['alone'] : []),
    ...(c.advances.length > 0 ? [c.advances.map((a) => [a.documentNumber, a.amount])] : []),
  ]);

/** What an entry of the chain is hashed over: the one before it, its place and what it says. */
export const entryText = (before: string, n: number, content: string): string => `${before}\n${n}\n${content}`;
/** What the installation signs of a closing: the entry that it ends the month with. */
export const signedText = (n: number, digest: string): string => `pavlac cash desk\n${n}\n${digest}`;
