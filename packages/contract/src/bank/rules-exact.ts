import { type Money, sumOf } from '../base/money/amount.ts';
import type { Day } from '../base/time/dates.ts';
import { addDays, isWorkingDay } from '../base/time/working-days.ts';
import { type House, type Known, type Open, type Payment, waitingKey } from './rules-matching.ts';
import { saysFormer } from './rules-sellers.ts';
import { explainedBy } from './rules-subsets.ts';
import { isNamed, namedIn } from './rules-words.ts';

/** Items due later than that after the payment are not looked at. */
export const daysAhead = 31;
/** Days within which another payment of the same sum may have been meant for the same. */
export const daysAround = 31;
const workingDaysBack = 5;

/** Items that a payment of that day may be for, as they stand in the order of crediting. */
export const rowOf = (items: readonly Open[], day: Day): Open[] =>
  items.filter((item) => item.day <= addDays(day, daysAhead));

/** The beginning of the row that comes to the sum; null where none does. */
function beginning(row: readonly Open[], amount: Money): Open[] | null {
  let sum = 0n;
  for (const [i, item] of row.entries()) {
    sum += item.open;
    if (sum === amount) return row.slice(0, i + 1);
    if (sum > amount) return null;
  }
  return null;
}

/** The row with what the unit has paid before set off against it. */
function setOff(row: readonly Open[], credit: Money): Open[] {
  let left = credit;
  return row.flatMap((item) => {
    const off = left < item.open ? left : item.open;
    left -= off;
    return off === item.open ? [] : [{ ...item, open: item.open - off }];
  });
}

function taken(row: readonly Open[], { day, amount }: Payment): Open[] | null {
  const due = row.filter((item) => item.day.slice(0, 7) === day.slice(0, 7));
  return due.length > 0 && sumOf(due.map((i) => i.open)) === amount ? due : beginning(row, amount);
}

/** The unit of the symbol and the items that the sum pays exactly; null where it does not. */
export function exactItems(p: Payment, house: House): { unitId: number; items: Open[] } | null {
  const unitId = house.bySymbol.get(p.vs);
  if (unitId === undefined || p.amount <= 0n) return null;
  const row = rowOf(house.open.get(unitId) ?? [], p.day);
  const credit = house.credit.get(unitId) ?? 0n;
  const items = taken(row, p) ?? (credit > 0n ? taken(setOff(row, credit), p) : null);
  return items && { unitId, items };
}

/** The day on which something due then may still be paid (§ 607). */
export function lastDay(due: Day): Day {
  let day = due;
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

/** Whether the day was among the last five working days up to the other. */
function isJustPast(due: Day, day: Day): boolean {
  const last = lastDay(due);
  if (last > day) return false;
  let working = 0;
  for (let at = day; at > last; at = addDays(at, -1)) if (isWorkingDay(at)) working += 1;
  return working < workingDaysBack;
}

const sameOwner = (house: House, a: number, b: number): boolean =>
  a === b || (house.ofOwner.get(a)?.includes(b) ?? false);

function accountSpeaks(known: readonly Known[], unitId: number, house: House): boolean {
  const isOurs = (k: Known) => !k.former && sameOwner(house, unitId, k.unitId);
  const ours = known.filter(isOurs);
  const others = known.filter((k) => !isOurs(k));
  if (others.length === 0) return false;
  return ours.length === 0 || (others.some((k) => k.byPerson) && !ours.some((k) => k.byPerson));
}

function messageSpeaks({ message }: Payment, unitId: number, items: readonly Open[], house: House): boolean {
  const { units, months } = namedIn(message, house.names);
  if (units.some((unit) => unit !== unitId)) return true;
  return months.some((named) => !items.some(({ month, day }) => isNamed(month ?? `${day.slice(0, 7)}-01`, named)));
}

/** Whether the other payment could be for one of these items: its own symbol says so, or nothing says whose it is. */
function couldTake(other: Payment, items: readonly Open[], house: House): boolean {
  const unitId = house.bySymbol.get(other.vs);
  if (unitId !== undefined) {
    const own = exactItems(other, house);
    return own?.items.some((a) => items.some((b) => a.id === b.id)) ?? false;
  }
  if ((house.known.get(other.counter) ?? []).some((k) => k.unitId !== items[0]?.unitId)) return false;
  return namedIn(other.message, house.names).units.every((unit) => unit === items[0]?.unitId);
}

/** Why a payment that is exact waits for a person all the same. */
export const doubts = ['account', 'message', 'units', 'justDue', 'twice', 'seller'] as const;
export type Doubt = (typeof doubts)[number];

export function doubtOf(p: Payment, { unitId, items }: { unitId: number; items: Open[] }, house: House): Doubt | null {
  // Of the time before the unit was handed over: it is the seller's.
  if (p.day < (house.since?.get(unitId) ?? '')) return 'seller';
  if (house.since?.has(unitId) && saysFormer(p.message)) return 'seller';
  if (accountSpeaks(house.known.get(p.counter) ?? [], unitId, house)) return 'account';
  if (messageSpeaks(p, unitId, items, house)) return 'message';
  const row = rowOf(house.open.get(unitId) ?? [], p.day);
  const mine = new Set(items.map((i) => i.id));
  if (row.some((i) => !mine.has(i.id) && i.open === p.amount && isJustPast(i.day, p.day))) return 'justDue';
  const others = (house.ofOwner.get(unitId) ?? []).filter((unit) => unit !== unitId);
  const theirs = others.flatMap((unit) => rowOf(house.open.get(unit) ?? [], p.day));
  if (items.length > 1 && theirs.length > 0 && explainedBy(row, theirs, p.amount)) return 'units';
  const [from, to] = [addDays(p.day, -daysAround), addDays(p.day, daysAround)];
  const around = [unitId, undefined].flatMap((unit) => house.waiting.get(waitingKey(p.amount, unit)) ?? []);
  const isTwice = around.some((o) => o.id !== p.id && o.day >= from && o.day <= to && couldTake(o, items, house));
  return isTwice ? 'twice' : null;
}

/** The items that a payment is booked to by itself; null where a person decides. */
export function bookedAlone(p: Payment, house: House): { unitId: number; items: Open[] } | null {
  const exact = exactItems(p, house);
  return exact && doubtOf(p, exact, house) === null ? exact : null;
}
