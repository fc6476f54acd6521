import { type Money, sumOf } from '../base/money/amount.ts';
import type { Day } from '../base/time/dates.ts';
import { daysBetween, lastDayOf } from '../base/time/working-days.ts';
import type { OpenDebt } from './rules.ts';

/** The day up to which it can still be paid in time: a free day moves it to the next working one (§ 607). */
export const payableUntil = (day: Day): Day => lastDayOf(day, 0);
/** Days since a debt was due; nought while it can be paid in time. */
export const daysLate = (day: Day, today: Day): number => Math.max(0, daysBetween(payableUntil(day), today));

/** What stands on an account at the end of a day: plus is what the unit owes. */
export const balanceOn = (entries: readonly { day: Day; amount: Money }[], day: Day): Money =>
  sumOf(entries.filter((e) => e.day <= day).map((e) => e.amount));

export const ageBands = ['to30', 'to90', 'over'] as const;
export type AgeBand = (typeof ageBands)[number];
export const bandOf = (late: number): AgeBand => (late <= 30 ? 'to30' : late <= 90 ? 'to90' : 'over');

export const cellStates = ['none', 'paid', 'part', 'unpaid', 'future'] as const;
export type CellState = (typeof cellStates)[number];
/** How many days late each day is; asked of many debts, which have few days. */
export function latenessOn(today: Day): (day: Day) => number {
  const known = new Map<Day, number>();
  return (day) => {
    const late = known.get(day) ?? daysLate(day, today);
    known.set(day, late);
    return late;
  };
}

/** How a month stands: what was prescribed for it, what is left of that, when it was due. */
export function cellOf(
  { owed, open, day }: { owed: Money; open: Money; day: Day },
  today: Day,
  lateness = latenessOn(today),
): CellState {
  if (owed === 0n) return 'none';
  if (open === 0n) return 'paid';
  if (lateness(day) === 0) return 'future';
  return open < owed ? 'part' : 'unpaid';
}

type Owed = Pick<OpenDebt, 'day' | 'month' | 'open'>;

/** What is paid next: everything that is late, else what is due the soonest. */
export function nextPayment(debts: readonly Owed[], today: Day): { amount: Money; day: Day | null } | null {
  const late = debts.filter((d) => daysLate(d.day, today) > 0);
  if (late.length > 0) return { amount: sumOf(late.map((d) => d.open)), day: null };
  const day = debts.map((d) => d.day).sort()[0];
  return day ? { amount: sumOf(debts.filter((d) => d.day === day).map((d) => d.open)), day } : null;
}

/** Months of a year differ by haléře, as its sum is split: a standing order may pay the largest of them each time. */
const roundings: Money = 12n;

/** What a standing order can pay from the next day on: as long as months are one after another and of about the same sum. */
export function standingOrder(debts: readonly Owed[], today: Day): { amount: Money; day: Day; until: Day } | null {
  const byDay = Map.groupBy(
    debts.filter((d) => d.month !== null && daysLate(d.day, today) === 0),
    (d) => d.day,
  );
  const rows = [...byDay]
    .map(([day, of]) => ({ day, sum: sumOf(of.map((d) => d.open)) }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  const [first] = rows;
  if (!first) return null;
  let [most, least, until] = [first.sum, first.sum, first.day];
  for (const { day, sum } of rows.slice(1)) {
    const [up, down] = [sum > most ? sum : most, sum < least ? sum : least];
    if (day.slice(8) !== first.day.slice(8) || up - down > roundings) break;
    [most, least, until] = [up, down, day];
  }
  return { amount: most, day: first.day, until };
}
