import { payableUntil } from '../accounts/rules-account.ts';
import { type Money, times } from '../base/money/amount.ts';
import { type Fraction, fraction, sum } from '../base/shares/fraction.ts';
import type { Day } from '../base/time/dates.ts';
import { addDays, daysBetween } from '../base/time/working-days.ts';
import type { Rate } from './rules-rates.ts';

/** A debt, and by how much it became less on which days. */
export type Owed = { day: Day; amount: Money; paid: readonly { day: Day; amount: Money }[] };
/** Days on which the same was owed, both of them counted, within one year. */
export type InterestLine = { principal: Money; from: Day; to: Day; days: number; yearDays: number; value: Fraction };
export type Interest = { lines: InterestLine[]; total: Money };

/** The first day of default: the one after the last on which it could be paid in time. */
export const defaultSince = (due: Day): Day => addDays(payableUntil(due), 1);

const yearDays = (year: string): number => daysBetween(`${year}-01-01`, `${year}-12-31`) + 1;
const before = (a: Day, b: Day): Day => (a < b ? a : b);

/** What of it is owed on a day: the day on which something is paid still counts with the whole. */
const owedOn = ({ amount, paid }: Owed, day: Day): Money =>
  paid.reduce((left, p) => (p.day < day ? left - p.amount : left), amount);

function lineOf(principal: Money, from: Day, to: Day, rate: Rate): InterestLine {
  const [days, ofYear] = [daysBetween(from, to) + 1, yearDays(from.slice(0, 4))];
  const value = fraction(principal * rate * BigInt(days), 10_000n * BigInt(ofYear));
  return { principal, from, to, days, yearDays: ofYear, value };
}

/**
 * Default interest of one debt from its first day of default, or from `from` where days before were booked already, to `to`:
 * a line for each sum and year, added up exactly and rounded once.
 */
export function interestOf(owed: Owed, rate: Rate, to: Day, from?: Day): Interest {
  const lines: InterestLine[] = [];
  const first = defaultSince(owed.day);
  let day = from !== undefined && from > first ? from : first;
  while (day <= to) {
    const next = owed.paid.map((p) => p.day).filter((d) => d >= day);
    const end = [...next, `${day.slice(0, 4)}-12-31`, to].reduce(before);
    const principal = owedOn(owed, day);
    if (principal > 0n) lines.push(lineOf(principal, day, end, rate));
    day = addDays(end, 1);
  }
  return { lines, total: times(1n, sum(lines.map((l) => l.value))) };
}
