import { type Money, sumOf } from '../base/money/amount.ts';
import type { Day } from '../base/time/dates.ts';
import { type CreditingReason, type DebtPart, debtParts } from './schema-words.ts';

/** A debt with what is left of it. */
export type OpenDebt = {
  id: number;
  /** The debt that costs and interest are of; its own id where it is one itself. */
  of: number;
  /** Its place in the ledger. */
  n: number;
  /** When it is due. */
  day: Day;
  /** The first day of the month that it is for. */
  month: Day | null;
  part: DebtPart;
  /** What is left to pay. */
  open: Money;
  /** One that somebody else answers for as well. */
  secured: boolean;
  remindedOn: Day | null;
};

/** What the debtor said that they pay. */
export type Word = { months?: readonly Day[]; debts?: readonly number[] };
export type Credit = { day: Day; amount: Money; word?: Word; why?: CreditingReason };
export type Settling = { debtId: number; amount: Money; why: CreditingReason };

const isNamed = (d: OpenDebt, { months = [], debts = [] }: Word): boolean =>
  debts.includes(d.id) || debts.includes(d.of) || (d.month !== null && months.includes(d.month));

/** By what a debt stands before or after another one; what it says of its principal holds for its interest too. */
type Placed = { debt: OpenDebt; main: OpenDebt; named: boolean; conduct: boolean };

const places = (p: Placed): (string | number)[] => [
  p.named ? 0 : 1,
  p.conduct ? 0 : 1,
  p.main.remindedOn ? 0 : 1,
  p.main.secured ? 1 : 0,
  p.main.day,
  p.main.n,
  debtParts.indexOf(p.debt.part),
  p.debt.n,
];

function before(a: Placed, b: Placed): number {
  const [x, y] = [places(a), places(b)];
  for (const [at, of] of x.entries()) {
    const other = y[at] as string | number;
    if (of !== other) return of < other ? -1 : 1;
  }
  return 0;
}

/** Whether the sum is exactly what is due in the month of the payment: who pays so says what they pay by doing it. */
function paysTheMonth({ day, amount }: Credit, debts: readonly OpenDebt[]): (d: OpenDebt) => boolean {
  const due = (d: OpenDebt) => d.day.slice(0, 7) === day.slice(0, 7);
  const sum = sumOf(debts.filter(due).map((d) => d.open));
  return sum === amount ? due : () => false;
}

function placedBy(credit: Credit, debts: readonly OpenDebt[]): Placed[] {
  const mains = new Map(debts.map((d) => [d.id, d]));
  const conduct = credit.word ? () => false : paysTheMonth(credit, debts);
  return debts
    .map((debt) => ({
      debt,
      main: mains.get(debt.of) ?? debt,
      named: isNamed(debt, credit.word ?? {}),
      conduct: conduct(debt),
    }))
    .sort(before);
}

/** The debts in the order in which a payment settles them: the debtor's word, those reminded, the least secured, the earliest. */
export const inOrder = (credit: Credit, debts: readonly OpenDebt[]): OpenDebt[] =>
  placedBy(credit, debts).map((p) => p.debt);

function reasonOf(p: Placed, all: readonly Placed[]): CreditingReason {
  if (p.named) return 'word';
  if (p.conduct) return 'conduct';
  if (p.main.remindedOn && all.some((x) => !x.main.remindedOn)) return 'reminded';
  return !p.main.secured && all.some((x) => x.main.secured && x.main.day < p.main.day) ? 'secured' : 'earliest';
}

/** Which debts a credit settles, by how much and why; what is left over settles what comes next. */
export function settlingsOf(credit: Credit, debts: readonly OpenDebt[]): { settles: Settling[]; over: Money } {
  const settles: Settling[] = [];
  let over = credit.amount;
  const placed = placedBy(credit, debts);
  for (const p of placed) {
    if (over <= 0n) break;
    const amount = p.debt.open < over ? p.debt.open : over;
    settles.push({ debtId: p.debt.id, amount, why: credit.why ?? reasonOf(p, placed) });
    over -= amount;
  }
  return { settles, over };
}
