import type { DebtPart, EntryKind } from '../accounts/schema-words.ts';
import { type Money, moneyText, sumOf } from '../base/money/amount.ts';
import type { Day } from '../base/time/dates.ts';
import type { ClearanceState } from './schema-words.ts';

/** "D2026/0003": the year when it was issued, its number in it. */
export const clearanceNumber = (year: number, number: number): string => `D${year}/${String(number).padStart(4, '0')}`;

/** A debt of the account with what of it was left at the end of the day. */
export type DebtAt = {
  /** Its place in the ledger. */
  n: number;
  day: Day;
  month: Day | null;
  kind: EntryKind;
  part: DebtPart;
  text: string;
  left: Money;
};
export type Standing = { debts: DebtAt[]; sum: Money; coming: { day: Day; amount: Money }[] };

const byDay = (a: DebtAt, b: DebtAt) => (a.day === b.day ? a.n - b.n : a.day < b.day ? -1 : 1);

/**
 * What passes to a buyer on the day: what was due by then and is not paid. What is due later goes on, day by day; each debt is
 * in exactly one of them.
 */
export function standingOn(all: readonly DebtAt[], day: Day): Standing {
  const open = all.filter((d) => d.left > 0n).sort(byDay);
  const debts = open.filter((d) => d.day <= day);
  const later = Map.groupBy(
    open.filter((d) => d.day > day),
    (d) => d.day,
  );
  const coming = [...later].map(([on, of]) => ({ day: on, amount: sumOf(of.map((d) => d.left)) }));
  return { debts, sum: sumOf(debts.map((d) => d.left)), coming };
}

export const stateOf = ({ endedAt, replacedBy }: { endedAt: unknown; replacedBy: unknown }): ClearanceState =>
  replacedBy !== null ? 'replaced' : endedAt !== null ? 'withdrawn' : 'valid';

/** What is chained of a confirmation: what it says, the digest of its paper, what became of it; nothing by an id of this portal. */
export type ChainedClearance = {
  number: string;
  house: string;
  unit: string;
  day: Day;
  sum: Money;
  debts: readonly Omit<DebtAt, 'left' | 'n'>[];
  amounts: readonly Money[];
  paper: string;
  issuedAt: string;
  issuedName: string;
  endedAt: string | null;
  endedName: string | null;
  reason: string;
  replacedBy: string | null;
};
export const clearanceText = (c: ChainedClearance): string =>
  JSON.stringify([
    ...[c.number, c.house, c.unit, c.day, moneyText(c.sum), c.paper, c.issuedAt, c.issuedName],
    c.debts.map((d, at) => [d.day, d.month, d.kind, d.part, d.text, moneyText(c.amounts[at] ?? 0n)]),
    ...[c.endedAt, c.endedName, c.reason, c.replacedBy],
  ]);

/** What an entry of the chain is hashed over. */
export const linkText = (before: string, n: number, content: string): string => `${before}\n${n}\n${content}`;
