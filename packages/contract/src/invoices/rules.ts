import type { Money } from '../base/money/amount.ts';
import type { Day } from '../base/time/dates.ts';
import { addDays, daysBetween, plusMonths } from '../base/time/working-days.ts';
import {
  daysAhead,
  type InvoiceState,
  monthsOfYear,
  type PaperKind,
  type PeriodKind,
  remindedAfter,
  remindedBefore,
  seriesOf,
} from './schema-words.ts';

/** "ZF-2026-0001": the series, the year of issue, the number in it. */
export const paperNumber = (kind: PaperKind, year: number, number: number): string =>
  `${seriesOf[kind].letters}-${year}-${String(number).padStart(4, '0')}`;

/** What a period of so many units costs without tax, in haléře; a year costs ten months. */
export const priceOf = (units: number, perUnit: Money, kind: PeriodKind): Money =>
  perUnit * BigInt(units) * (kind === 'annual' ? BigInt(monthsOfYear) : 1n);

/** The first day after a period that begins on a day; months keep the day of the month on which the subscription began. */
export function nextStart(start: Day, kind: PeriodKind, anchor: Day): Day {
  const later = plusMonths(`${start.slice(0, 7)}-01`, kind === 'annual' ? 12 : 1);
  const last = addDays(plusMonths(later, 1), -1);
  const day = `${later.slice(0, 7)}-${anchor.slice(8)}`;
  return day < last ? day : last;
}
/** The last day of a period that begins on a day. */
export const lastOf = (start: Day, kind: PeriodKind, anchor: Day): Day => addDays(nextStart(start, kind, anchor), -1);

/** The day on which the proforma of a period is to be issued. */
export const issueDay = (start: Day): Day => addDays(start, -daysAhead);

/** The plan that holds on the first day of a period: the last one written of those that hold by then. */
export const planOn = <P extends { validFrom: Day; id: number }>(plans: readonly P[], day: Day): P | undefined =>
  plans
    .filter((p) => p.validFrom <= day)
    .reduce<P | undefined>((best, p) => (!best || p.id > best.id ? p : best), undefined);

/** What became of a period: nothing is left to pay, it waits, or its due day went by. */
export const stateOf = (open: Money, due: Day, today: Day): Exclude<InvoiceState, 'planned'> =>
  open <= 0n ? 'paid' : due < today ? 'overdue' : 'exposed';

export type Mark = 'before' | `after${(typeof remindedAfter)[number]}`;
/**
 * The reminder that a day asks for, of an open period; the last one alone where the portal slept over others. Null where none
 * is due.
 */
export function markOn(due: Day, today: Day): Mark | null {
  const late = daysBetween(due, today);
  const after = remindedAfter.filter((days) => late >= days).at(-1);
  if (after !== undefined) return `after${after}`;
  return late < 0 && late >= -remindedBefore ? 'before' : null;
}

/** What an entry of the chain of issued documents is hashed over. */
export const linkText = (before: string, n: number, parts: readonly string[]): string =>
  [before, String(n), ...parts].join('\n');

type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };
/** The same content as the same text, whatever the order of its names. */
export function canonical(value: Plain): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const all = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${all.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join(',')}}`;
}

type Open = { id: number; open: Money; from: Day };
/** Where a payment of a customer belongs: the oldest open period of exactly that amount, else the oldest open one. */
export const payableFirst = <P extends Open>(periods: readonly P[], amount: Money): P | undefined => {
  const open = periods.filter((p) => p.open > 0n).sort((a, b) => (a.from < b.from ? -1 : 1));
  return open.find((p) => p.open === amount) ?? open[0];
};
