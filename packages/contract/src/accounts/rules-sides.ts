import { type Money, sumOf } from '../base/money/amount.ts';
import { split } from '../base/money/splitting.ts';
import { fraction } from '../base/shares/fraction.ts';
import type { Day } from '../base/time/dates.ts';
import { addDays, daysBetween } from '../base/time/working-days.ts';
import { lastOf, monthOf } from '../cashdesk/rules-days.ts';
import { type OpenDebt, settlingsOf } from './rules.ts';
import type { CreditingReason, DebtPart, EntryKind } from './schema-words.ts';

/** An entry on the side of whoever owns the unit, with what is left of it: plus is what is owed. */
export type SaleItem = {
  id: number;
  n: number;
  kind: EntryKind;
  part: DebtPart;
  of: number | null;
  undoes: number | null;
  from: number | null;
  day: Day;
  month: Day | null;
  amount: Money;
  open: Money;
  text: string;
  secured: boolean;
  remindedOn: Day | null;
};
export type LiveCrediting = { id: number; creditId: number; debtId: number; amount: Money; why: CreditingReason };

export type SaleAsked = {
  /** The first day of the buyer. */
  day: Day;
  /** The first day of the seller where they came by a handover too. */
  since: Day | null;
  items: readonly SaleItem[];
  live: readonly LiveCrediting[];
  /** What the confirmation named, by the place in the ledger. */
  confirmed: ReadonlyMap<number, Money>;
  /** What the confirmation is called. */
  clearance: string;
  /** Payments since the day that are the seller's, by id. */
  given: ReadonlySet<number>;
};

/** An entry to write; those of the plan are called −1, −2 … in the order in which they stand. */
export type SaleLine = {
  former: boolean;
  kind: 'handed' | 'shared' | 'passed';
  part: DebtPart;
  of: number | null;
  from: number | null;
  day: Day;
  month: Day | null;
  amount: Money;
  text: string;
  secured: boolean;
  remindedOn: Day | null;
};
export type SalePair = { credit: number; debt: number; amount: Money; why: CreditingReason };
export type SaleShare = {
  month: Day;
  text: string;
  sellerDays: number;
  buyerDays: number;
  seller: Money;
  buyer: Money;
};
/** A debt, or a payment that is left over, of the seller. */
export type SaleRest = { day: Day; month: Day | null; text: string; part: DebtPart; amount: Money; passes: Money };
export type SalePlan = {
  /** Creditings across the day that fall. */
  released: number[];
  lines: SaleLine[];
  pairs: SalePair[];
  shares: SaleShare[];
  rest: SaleRest[];
  passed: Money;
  /** What is left on the side of the seller: plus is what they owe. */
  left: Money;
};

const isSplit = (i: SaleItem) => (i.kind === 'prescribed' || i.kind === 'shared') && i.amount > 0n;
const lowers = (c: LiveCrediting) => c.why === 'correction' || c.why === 'handed' || c.why === 'undone';

/** Days of the month of the handover before it and from it on; those of an owner before the seller count for neither. */
export function daysOf(day: Day, since: Day | null): { seller: number; buyer: number } {
  const month = monthOf(day);
  const from = since && since > month ? since : month;
  return { seller: daysBetween(from, day), buyer: daysBetween(day, lastOf(month)) + 1 };
}

/** The sum by days, each less than a haléř from its exact value, together exactly the sum. */
export function shareByDays(sum: Money, days: { seller: number; buyer: number }): [Money, Money] {
  const parts = [days.seller, days.buyer].map((d, at) => ({ label: `${at}`, share: fraction(BigInt(d), 1n) }));
  return split(sum, parts) as [Money, Money];
}

/** Counts a handover: what of the account is whose, entry by entry. */
class Counting {
  readonly asked: SaleAsked;
  readonly byId: Map<number, SaleItem>;
  readonly open: Map<number, Money>;
  readonly released = new Set<number>();
  readonly lines: SaleLine[] = [];
  readonly pairs: SalePair[] = [];
  readonly shares: SaleShare[] = [];
  constructor(asked: SaleAsked) {
    this.asked = asked;
    this.byId = new Map(asked.items.map((i) => [i.id, i]));
    this.open = new Map(asked.items.map((i) => [i.id, i.open]));
  }

  /** Whether it is of the time before the day; what corrects, undoes or moves another one is of the time of that one. */
  isSellers(i: SaleItem): boolean {
    if (this.asked.given.has(i.id)) return true;
    const tied = i.undoes ?? i.of ?? (i.kind === 'handed' || i.amount < 0n ? i.from : null);
    const other = tied === null ? undefined : this.byId.get(tied);
    return other ? this.isSellers(other) : i.day < this.asked.day;
  }

  release(c: LiveCrediting): void {
    if (this.released.has(c.id)) return;
    this.released.add(c.id);
    this.open.set(c.creditId, (this.open.get(c.creditId) ?? 0n) - c.amount);
    this.open.set(c.debtId, (this.open.get(c.debtId) ?? 0n) + c.amount);
  }

  add(line: Partial<SaleLine> & Pick<SaleLine, 'former' | 'kind' | 'day' | 'amount'>): number {
    const rest = { part: 'principal', of: null, from: null, month: null, text: '', secured: false, remindedOn: null };
    this.lines.push({ ...(rest as Omit<SaleLine, 'former' | 'kind' | 'day' | 'amount'>), ...line });
    const key = -this.lines.length;
    this.open.set(key, line.amount);
    return key;
  }

  pair(credit: number, debt: number, why: CreditingReason = 'handed', most?: Money): Money {
    const [has, owes] = [-(this.open.get(credit) ?? 0n), this.open.get(debt) ?? 0n];
    let amount = has < owes ? has : owes;
    if (most !== undefined && most < amount) amount = most;
    if (amount <= 0n) return 0n;
    this.pairs.push({ credit, debt, amount, why });
    this.open.set(credit, amount - has);
    this.open.set(debt, owes - amount);
    return amount;
  }
}

/** Parts of the month of the handover: those due before the day go over whole and the buyer's part comes back. */
function countShares(c: Counting): Map<number, number> {
  const { day, since, items, live } = c.asked;
  const days = daysOf(day, since);
  const back = new Map<number, number>();
  if (days.seller <= 0) return back;
  for (const i of items.filter((x) => isSplit(x) && x.month === monthOf(day))) {
    const net = i.amount - sumOf(live.filter((l) => l.debtId === i.id && lowers(l)).map((l) => l.amount));
    if (net <= 0n) continue;
    const [seller, buyer] = shareByDays(net, days);
    c.shares.push({ month: monthOf(day), text: i.text, sellerDays: days.seller, buyerDays: days.buyer, seller, buyer });
    const told = { kind: 'shared', part: i.part, month: i.month, text: i.text, from: i.id } as const;
    if (c.isSellers(i)) {
      if (buyer === 0n) continue;
      c.add({ ...told, former: false, day, amount: buyer });
      back.set(i.id, c.add({ ...told, former: true, day, amount: -buyer }));
    } else if (seller > 0n) {
      if ((c.open.get(i.id) ?? 0n) < seller) for (const l of live) if (l.debtId === i.id && !lowers(l)) c.release(l);
      c.pair(c.add({ ...told, former: false, day: i.day, amount: -seller }), i.id);
      c.add({ ...told, former: true, day: i.day, amount: seller });
    }
  }
  return back;
}

/** Takes what is the seller's off the side of the unit, so that nothing is left there of the time before. */
function takeOff(c: Counting, sellers: readonly SaleItem[]): void {
  const { day } = c.asked;
  const [before, late] = [sellers.filter((i) => i.day < day), sellers.filter((i) => i.day >= day)];
  const keys = sellers.map((i) => i.id);
  const sum = sumOf(before.map((i) => i.amount));
  if (sum !== 0n) keys.push(c.add({ former: false, kind: 'handed', day: addDays(day, -1), amount: -sum }));
  for (const i of late) {
    const told = { day: i.day, month: i.month, part: i.part, from: i.id };
    keys.push(c.add({ ...told, former: false, kind: 'handed', amount: -i.amount }));
  }
  const openOf = (key: number) => c.open.get(key) ?? 0n;
  for (const debt of keys.filter((k) => openOf(k) > 0n))
    for (const credit of keys.filter((k) => openOf(k) < 0n)) c.pair(credit, debt);
}

/** Puts it on the seller's side, debts by their days, and lets what they paid settle them. */
function putOn(
  c: Counting,
  open: ReadonlyMap<SaleItem, Money>,
  back: ReadonlyMap<number, number>,
): Map<number, number> {
  const mirrored = new Map<number, number>();
  for (const [i, amount] of open) {
    const { part, of, day, month, text, secured, remindedOn } = i;
    const told = { part, of, day, month, text, secured, remindedOn, from: i.id };
    mirrored.set(i.id, c.add({ ...told, former: true, kind: 'handed', amount }));
  }
  for (const [id, credit] of back) {
    const debt = mirrored.get(id);
    if (debt !== undefined) c.pair(credit, debt);
  }
  const of = () => c.lines.map((line, at) => ({ line, key: -(at + 1) })).filter(({ line }) => line.former);
  for (const { line, key } of of().filter(({ key: k }) => (c.open.get(k) ?? 0n) < 0n)) {
    const debts = of().flatMap(({ line: d, key: id }): OpenDebt[] => {
      const left = c.open.get(id) ?? 0n;
      if (left <= 0n) return [];
      const { day, month, part, secured, remindedOn } = d;
      return [{ id, of: id, n: -id, day, month, part, open: left, secured, remindedOn }];
    });
    const credit = { day: line.day, amount: -(c.open.get(key) ?? 0n) };
    for (const s of settlingsOf(credit, debts).settles) c.pair(key, s.debtId, s.why, s.amount);
  }
  return mirrored;
}

/** What was confirmed and is still owed passes to the buyer, by one entry for what a debt is made of (§ 1186). */
function pass(c: Counting, mirrored: ReadonlyMap<number, number>): Map<number, Money> {
  const { day, items, confirmed, clearance } = c.asked;
  const passes = new Map<number, Money>();
  for (const i of items) {
    const key = mirrored.get(i.id);
    const [left, named] = [key === undefined ? 0n : (c.open.get(key) ?? 0n), confirmed.get(i.n) ?? 0n];
    const amount = left < named ? left : named;
    if (key !== undefined && amount > 0n) passes.set(key, amount);
  }
  const byPart = Map.groupBy([...passes], ([key]) => (c.lines[-key - 1] as SaleLine).part);
  for (const [part, of] of byPart) {
    const told = { kind: 'passed', part, day, text: clearance } as const;
    const amount = sumOf(of.map(([, sum]) => sum));
    c.add({ ...told, former: false, amount, secured: true });
    const credit = c.add({ ...told, former: true, amount: -amount });
    for (const [key, sum] of of) c.pair(credit, key, 'handed', sum);
  }
  return passes;
}

/**
 * What a handover of the unit on the day writes: the account is split by the day, months by their days; what was confirmed
 * passes to the buyer, all else stays with the seller. Together all entries come to nought.
 */
export function saleOf(asked: SaleAsked): SalePlan {
  const c = new Counting(asked);
  const isSellers = (id: number) => {
    const item = c.byId.get(id);
    return item !== undefined && c.isSellers(item);
  };
  for (const l of asked.live) if (isSellers(l.creditId) !== isSellers(l.debtId)) c.release(l);
  const back = countShares(c);
  const sellers = asked.items.filter((i) => c.isSellers(i));
  const open = new Map(sellers.flatMap((i) => (c.open.get(i.id) ? [[i, c.open.get(i.id) as Money] as const] : [])));
  takeOff(c, sellers);
  const passes = pass(c, putOn(c, open, back));
  const rest = c.lines.flatMap((line, at): SaleRest[] => {
    const key = -(at + 1);
    const [left, gone] = [c.open.get(key) ?? 0n, passes.get(key) ?? 0n];
    if (!line.former || (left === 0n && gone === 0n)) return [];
    const { day, month, text, part } = line;
    return [{ day, month, text, part, amount: left + gone, passes: gone }];
  });
  const left = sumOf(c.lines.filter((l) => l.former).map((l) => l.amount));
  const { lines, pairs, shares } = c;
  return { released: [...c.released], lines, pairs, shares, rest, passed: sumOf(passes.values()), left };
}
