import { type HouseTold, type HouseUnit, houseOf } from '#contract/bank/rules-house.ts';
import type { Known, Open, Payment } from '#contract/bank/rules-matching.ts';
import { addDays, daysBetween, isWorkingDay } from '#contract/base/time/working-days.ts';

/** What the message of a payment means, known because it was made of it. */
export type Meant = { payment: Payment; months: string[]; units: number[] };
export type Case = { told: HouseTold; all: Meant[] };

export function dice(seed: number) {
  let s = (seed * 2654435761 + 97) >>> 0;
  return (sides: number): number => {
    s = (Math.imul(s ^ (s >>> 15), 2246822519) + 374761393) >>> 0;
    s ^= s >>> 13;
    return (s >>> 0) % sides;
  };
}
type Roll = ReturnType<typeof dice>;

const pool = [100n, 100n, 150n, 200n, 250n, 300n];
const names = [
  'ledna',
  'unor',
  'březen',
  'duben',
  'květen',
  'červen',
  'červenec',
  'srpen',
  'září',
  'říjen',
  'listopad',
  'prosinec',
];
const counters = ['a/1', 'b/1', 'c/1', ''];
const month = (n: number) => `2026-${String(n).padStart(2, '0')}`;

function someItems(roll: Roll, unitId: number, first: number): Open[] {
  return Array.from({ length: roll(5) }, (_, i) => {
    const of = month(3 + roll(5));
    return {
      id: first + i,
      unitId,
      day: `${of}-${String(1 + roll(28)).padStart(2, '0')}`,
      month: `${of}-01`,
      open: pool[roll(pool.length)] as bigint,
    };
  }).sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.id - b.id));
}

function someMessage(roll: Roll, units: readonly HouseUnit[]): Pick<Meant, 'months' | 'units'> & { text: string } {
  const kind = roll(8);
  const n = 3 + roll(5);
  const unit = units[roll(units.length)] as HouseUnit;
  if (kind === 0) return { text: `zálohy ${names[n - 1]}`, months: [month(n)], units: [] };
  if (kind === 1) return { text: `${n}/2026 platba`, months: [month(n)], units: [] };
  if (kind === 2) return { text: `byt ${unit.label}`, months: [], units: [unit.unitId] };
  return { text: kind === 3 ? 'záloha' : '', months: [], units: [] };
}

function someKnown(roll: Roll, units: readonly HouseUnit[]): Map<string, Known[]> {
  const known = new Map<string, Known[]>();
  for (const counter of counters.slice(0, 3)) {
    const of = units.filter(() => roll(4) === 0);
    if (of.length > 0)
      known.set(
        counter,
        of.map((u) => ({ unitId: u.unitId, byPerson: roll(2) === 0, times: 1 + roll(3) })),
      );
  }
  return known;
}

/** A small house in which sums meet often, and payments to it. */
export function aCase(seed: number): Case {
  const roll = dice(seed);
  const units: HouseUnit[] = Array.from({ length: 2 + roll(4) }, (_, i) => ({
    ...{ unitId: i + 1, label: `1247/${i + 1}`, symbol: `${501 + i}`, owners: [1 + roll(3)], surnames: [] },
  }));
  const open = new Map(units.map((u) => [u.unitId, someItems(roll, u.unitId, u.unitId * 100)]));
  const credit = new Map(units.map((u) => [u.unitId, roll(6) === 0 ? 50n : 0n]));
  const all = Array.from({ length: 1 + roll(4) }, (_, i): Meant => {
    const { text, ...meant } = someMessage(roll, units);
    const unit = units[roll(units.length)] as HouseUnit;
    const row = open.get(unit.unitId) ?? [];
    const isMeant = roll(2) === 0 && row.length > 0;
    const symbol = isMeant ? (unit.symbol ?? '') : roll(6) === 0 ? '' : `${500 + roll(units.length + 2)}`;
    const amount = isMeant
      ? sum(row.slice(0, 1 + roll(2)))
      : pool.slice(0, 1 + roll(3)).reduce((all) => all + (pool[roll(pool.length)] as bigint), 0n);
    const day = `${month(4 + roll(3))}-${String(1 + roll(28)).padStart(2, '0')}`;
    return {
      payment: { id: i + 1, day, amount, vs: symbol, counter: counters[roll(4)] as string, name: '', message: text },
      ...meant,
    };
  });
  return { told: { units, open, credit, known: someKnown(roll, units), waiting: all.map((m) => m.payment) }, all };
}

export const compared = ({ told }: Case) => houseOf({ ...told, open: new Map(told.open) });

/* The judge: slowly, and by the words of the rule alone. */

const sum = (items: readonly Open[]) => items.reduce((all, i) => all + i.open, 0n);
const unitOf = ({ told }: Case, p: Payment) => told.units.find((u) => u.symbol === p.vs)?.unitId;
const mates = ({ told }: Case, unitId: number) => {
  const owners = told.units.find((u) => u.unitId === unitId)?.owners ?? [];
  return told.units.filter((u) => u.owners.some((o) => owners.includes(o))).map((u) => u.unitId);
};
const near = (c: Case, unitId: number, day: string) =>
  (c.told.open.get(unitId) ?? []).filter((i) => daysBetween(day, i.day) <= 31);

function afterCredit(items: readonly Open[], credit: bigint): Open[] {
  const left: Open[] = [];
  for (const item of items) {
    const paid = credit > item.open ? item.open : credit;
    credit -= paid;
    if (paid < item.open) left.push({ ...item, open: item.open - paid });
  }
  return left;
}

function exactly(c: Case, p: Payment): Open[] | null {
  const unitId = unitOf(c, p);
  if (unitId === undefined) return null;
  const plain = near(c, unitId, p.day);
  for (const row of [plain, afterCredit(plain, c.told.credit.get(unitId) ?? 0n)]) {
    const due = row.filter((i) => i.day.slice(0, 7) === p.day.slice(0, 7));
    if (due.length > 0 && sum(due) === p.amount) return due;
    for (let n = 1; n <= row.length; n += 1) if (sum(row.slice(0, n)) === p.amount) return row.slice(0, n);
  }
  return null;
}

function lastWorkingDays(day: string): string[] {
  const found: string[] = [];
  for (let at = day; found.length < 5; at = addDays(at, -1)) if (isWorkingDay(at)) found.push(at);
  return found;
}
const movedDue = (day: string): string => (isWorkingDay(day) ? day : movedDue(addDays(day, 1)));

function* sets(items: readonly Open[]): Generator<Open[]> {
  for (let mask = 1; mask < 2 ** items.length; mask += 1) yield items.filter((_, i) => (mask >> i) & 1);
}

function speaksAgainst(c: Case, { payment: p, months, units }: Meant, unitId: number, items: readonly Open[]): boolean {
  const own = mates(c, unitId);
  const known = c.told.known.get(p.counter) ?? [];
  const elsewhere = known.filter((k) => !own.includes(k.unitId));
  const here = known.filter((k) => own.includes(k.unitId));
  if (elsewhere.length > 0 && here.length === 0) return true;
  if (elsewhere.some((k) => k.byPerson) && !here.some((k) => k.byPerson)) return true;
  if (units.some((u) => u !== unitId)) return true;
  if (months.some((m) => items.every((i) => i.month !== `${m}-01`))) return true;
  const row = near(c, unitId, p.day);
  const ids = items.map((i) => i.id);
  const last = lastWorkingDays(p.day);
  const [oldest = p.day] = last.slice(-1);
  const isRecent = (day: string) => day >= oldest && day <= p.day && last.includes(day);
  if (row.some((i) => !ids.includes(i.id) && i.open === p.amount && isRecent(movedDue(i.day)))) return true;
  if (items.length > 1) {
    const everything = own.flatMap((u) => near(c, u, p.day));
    for (const set of sets(everything))
      if (set.length <= 8 && sum(set) === p.amount && set.some((i) => i.unitId !== unitId)) return true;
  }
  return c.all.some((o) => {
    if (o.payment.id === p.id || o.payment.amount !== p.amount || Math.abs(daysBetween(o.payment.day, p.day)) > 31)
      return false;
    if (unitOf(c, o.payment) !== undefined) return exactly(c, o.payment)?.some((i) => ids.includes(i.id)) ?? false;
    const others = (c.told.known.get(o.payment.counter) ?? []).some((k) => k.unitId !== unitId);
    return !others && o.units.every((u) => u === unitId);
  });
}

/** The unit and the items that a payment may be booked to by itself; null where it waits. */
export function judged(c: Case, meant: Meant): { unitId: number; items: number[] } | null {
  const items = exactly(c, meant.payment);
  const unitId = unitOf(c, meant.payment);
  if (!items || unitId === undefined || speaksAgainst(c, meant, unitId, items)) return null;
  return { unitId, items: items.map((i) => i.id) };
}
