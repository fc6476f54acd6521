import type { ReadLine } from '#contract/bank/schema-statement.ts';
import { absolute, type Money, sumOf } from '#contract/base/money/amount.ts';
import { showMoney } from '#contract/base/money/showing.ts';
import { Unreadable } from './steps-unreadable.ts';

/** What a file says of itself beside its movements. */
export type Stated = {
  opening: Money | null;
  closing: Money | null;
  credit?: Money | null;
  debit?: Money | null;
  count?: number | null;
};

type Turnovers = { credit: Money; debit: Money };
/** Both ways of counting turnovers: what takes back stands on its own side, or lessens the other one. */
function turnoversOf(lines: readonly ReadLine[]): [Turnovers, Turnovers] {
  const of = (isIn: boolean, reverses: boolean) =>
    absolute(sumOf(lines.filter((l) => l.amount > 0n === isIn && l.reverses === reverses).map((l) => l.amount)));
  const [credit, debit, backIn, backOut] = [of(true, false), of(false, false), of(true, true), of(false, true)];
  return [
    { credit: credit + backIn, debit: debit + backOut },
    { credit: credit - backOut, debit: debit - backIn },
  ];
}

function refuseGap(key: 'BANK.ERRORS.CLOSING' | 'BANK.ERRORS.TURNOVER', stated: Money, counted: Money): void {
  if (stated === counted) return;
  const params = { stated: showMoney(stated), counted: showMoney(counted), gap: showMoney(absolute(stated - counted)) };
  throw new Unreadable(key, { params });
}

/** Refuses a file whose balances, turnovers or number of movements are other than its movements. */
export function refuseContradiction(lines: readonly ReadLine[], currency: string, stated: Stated): void {
  const { opening, closing, credit = null, debit = null, count = null } = stated;
  if (count !== null && count !== lines.length)
    throw new Unreadable('BANK.ERRORS.COUNT', { params: { stated: count, counted: lines.length } });
  const own = lines.filter((l) => l.currency === currency);
  if (opening !== null && closing !== null)
    refuseGap('BANK.ERRORS.CLOSING', closing, opening + sumOf(own.map((l) => l.amount)));
  const ways = turnoversOf(own);
  const fits = ways.some((w) => (credit ?? w.credit) === w.credit && (debit ?? w.debit) === w.debit);
  if (fits) return;
  refuseGap('BANK.ERRORS.TURNOVER', credit ?? ways[0].credit, ways[0].credit);
  refuseGap('BANK.ERRORS.TURNOVER', debit ?? ways[0].debit, ways[0].debit);
}

/** More is no statement of a house. */
export const mostLines = 50_000;
export function refuseTooMany(lines: number): void {
  if (lines > mostLines) throw new Unreadable('BANK.ERRORS.TOO_MANY', { params: { most: mostLines } });
}
