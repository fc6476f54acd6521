import { type Money, sumOf } from '../base/money/amount.ts';
import { byLabel } from '../base/money/splitting.ts';
import type { Day } from '../base/time/dates.ts';
import { searchKey } from '../base/words/search.ts';
import { doubtOf, exactItems, rowOf } from './rules-exact.ts';
import { type Sold, sellerOf } from './rules-sellers.ts';
import { subsetsOf } from './rules-subsets.ts';
import { isNamed, namedIn, type UnitNames } from './rules-words.ts';

/** What a unit still owes. */
export type Open = { id: number; unitId: number; day: Day; month: Day | null; open: Money };
/** What came in and is not placed yet. */
export type Payment = {
  id: number;
  day: Day;
  amount: Money;
  /** Without zeros before it. */
  vs: string;
  counter: string;
  name: string;
  message: string;
};
/** What an account paid for before. */
export type Known = {
  unitId: number;
  byPerson: boolean;
  times: number;
  /** All of it before the unit was handed over: it was the seller's. */
  former?: boolean;
  /** Then of which owner before. */
  side?: number;
};

/** What payments of a house are compared with. */
export type House = {
  labels: ReadonlyMap<number, string>;
  bySymbol: ReadonlyMap<string, number>;
  /** In the order of crediting. */
  open: ReadonlyMap<number, readonly Open[]>;
  /** What a unit paid and nothing took yet. */
  credit: ReadonlyMap<number, Money>;
  /** Units of the same owners, itself among them. */
  ofOwner: ReadonlyMap<number, readonly number[]>;
  known: ReadonlyMap<string, readonly Known[]>;
  /** The first day of the owners of units that were handed over. */
  since?: ReadonlyMap<number, Day>;
  /** Owners before of units that were handed over, in the order of days. */
  sold?: ReadonlyMap<number, readonly Sold[]>;
  names: UnitNames;
  /** Units by keys of their owners' surnames. */
  surnames: ReadonlyMap<string, readonly number[]>;
  /** All payments that wait, by `waitingKey`. */
  waiting: ReadonlyMap<string, readonly Payment[]>;
};

/** By what payments are looked for that could be for the same: the sum, and the unit that their symbol names. */
export const waitingKey = (amount: Money, unitId: number | undefined): string => `${amount}|${unitId ?? ''}`;

export const marks = ['fits', 'differs', 'missing'] as const;
export const whys = [
  ...[
    'symbol',
    'symbolMissing',
    'symbolUnknown',
    'symbolOther',
    'symbolOnly',
    'account',
    'accountOther',
    'accountFormer',
  ],
  ...['exact', 'months', 'monthsNamed', 'unitsSum', 'lower', 'higher', 'nothingOpen', 'unitNamed', 'unitOther'],
  ...['surname', 'monthOther', 'doubtUnits', 'doubtJustDue', 'doubtTwice', 'doubtSeller', 'unknown'],
  ...['accountSeller', 'nameSeller', 'saysSeller', 'sellerTime'],
] as const;
export type Why = (typeof whys)[number];
export type Reason = { mark: (typeof marks)[number]; why: Why; label?: string; count?: number; amount?: Money };
export type Part = {
  unitId: number;
  amount: Money;
  items: Open[];
  /** Of which owner before; without it of those who own the unit. */
  side?: number;
};
/** Where a payment may belong, with what speaks for it and against it. */
export type Candidate = { parts: Part[]; reasons: Reason[]; weight: number };

const surnamesIn = (text: string, house: House): Set<number> =>
  new Set(
    searchKey(text)
      .split(/[^a-z0-9]+/)
      .flatMap((word) => house.surnames.get(word) ?? []),
  );

/** Units that anything about the payment points to, with those of the same owners: what they owe is compared with it. */
export const comparedWith = (p: Payment, house: House): number[] =>
  [...pointedTo(p, house).keys()].flatMap((unitId) => house.ofOwner.get(unitId) ?? [unitId]);

/** Units that anything about the payment points to. */
function pointedTo(p: Payment, house: House): Map<number, number> {
  const weights = new Map<number, number>();
  const add = (unitId: number, weight: number) => weights.set(unitId, (weights.get(unitId) ?? 0) + weight);
  const bySymbol = house.bySymbol.get(p.vs);
  if (bySymbol !== undefined) add(bySymbol, 8);
  for (const { unitId, byPerson } of house.known.get(p.counter) ?? []) add(unitId, byPerson ? 5 : 4);
  for (const unitId of namedIn(p.message, house.names).units) add(unitId, 3);
  for (const unitId of surnamesIn(`${p.name} ${p.message}`, house)) add(unitId, 2);
  return weights;
}

function ofSymbol(p: Payment, units: readonly number[], house: House): Reason {
  if (p.vs === '') return { mark: 'missing', why: 'symbolMissing' };
  const unitId = house.bySymbol.get(p.vs);
  if (unitId === undefined) return { mark: 'missing', why: 'symbolUnknown' };
  const label = house.labels.get(unitId) ?? '';
  if (!units.includes(unitId)) return { mark: 'differs', why: 'symbolOther', label };
  return units.length > 1 ? { mark: 'differs', why: 'symbolOnly', label } : { mark: 'fits', why: 'symbol' };
}

function ofAccount(p: Payment, unitId: number, house: House): Reason[] {
  const known = house.known.get(p.counter) ?? [];
  const own = known.find((k) => k.unitId === unitId);
  const label = house.labels.get(own?.unitId ?? known[0]?.unitId ?? 0) ?? '';
  if (own?.former) return [{ mark: 'differs', why: 'accountFormer', label, count: own.times }];
  if (own) return [{ mark: 'fits', why: 'account', label, count: own.times }];
  return known.length > 0 ? [{ mark: 'differs', why: 'accountOther', label }] : [];
}

function ofMessage(p: Payment, { unitId, items }: Part, house: House): Reason[] {
  const { units, months } = namedIn(p.message, house.names);
  const other = units.find((unit) => unit !== unitId);
  const reasons: Reason[] = [];
  if (units.includes(unitId)) reasons.push({ mark: 'fits', why: 'unitNamed' });
  else if (other !== undefined)
    reasons.push({ mark: 'differs', why: 'unitOther', label: house.labels.get(other) ?? '' });
  if (surnamesIn(`${p.name} ${p.message}`, house).has(unitId)) reasons.push({ mark: 'fits', why: 'surname' });
  const isOther = months.some((m) => !items.some((i) => isNamed(i.month ?? `${i.day.slice(0, 7)}-01`, m)));
  if (isOther && items.length > 0) reasons.push({ mark: 'differs', why: 'monthOther' });
  return reasons;
}

const isMonths = (items: readonly Open[]) => new Set(items.map((i) => i.month ?? i.day.slice(0, 7))).size;

/** Items of the unit that the sum pays: those named, exactly the row's beginning, some of them together, else the first. */
function itemsFor(p: Payment, unitId: number, house: House): { items: Open[]; reason: Reason } {
  const row = rowOf(house.open.get(unitId) ?? [], p.day);
  const { months } = namedIn(p.message, house.names);
  // Named months are looked for among later ones too: who pays ahead says so.
  const named = (house.open.get(unitId) ?? []).filter((i) => months.some((m) => i.month && isNamed(i.month, m)));
  if (named.length > 0 && sumOf(named.map((i) => i.open)) === p.amount)
    return { items: named, reason: { mark: 'fits', why: 'monthsNamed', count: isMonths(named) } };
  const exact = exactItems({ ...p, vs: 'own' }, { ...house, bySymbol: new Map([['own', unitId]]) })?.items;
  const items = exact ?? subsetsOf(row, p.amount, 1)?.[0];
  if (items) {
    const count = isMonths(items);
    return { items, reason: count > 1 ? { mark: 'fits', why: 'months', count } : { mark: 'fits', why: 'exact' } };
  }
  const first = named[0] ?? row[0];
  if (!first) return { items: [], reason: { mark: 'differs', why: 'nothingOpen' } };
  const whole = sumOf(row.map((i) => i.open));
  if (p.amount > whole) return { items: row, reason: { mark: 'differs', why: 'higher', amount: p.amount - whole } };
  return p.amount < first.open
    ? { items: [first], reason: { mark: 'differs', why: 'lower', amount: first.open - p.amount } }
    : { items: row, reason: { mark: 'differs', why: 'lower', amount: whole - p.amount } };
}

const doubtWords = {
  units: 'doubtUnits',
  justDue: 'doubtJustDue',
  twice: 'doubtTwice',
  seller: 'doubtSeller',
} as const;

function ofOne(p: Payment, unitId: number, weight: number, house: House): Candidate {
  const { items, reason } = itemsFor(p, unitId, house);
  const part = { unitId, amount: p.amount, items };
  const exact = exactItems(p, house);
  const doubt = exact?.unitId === unitId ? doubtOf(p, exact, house) : null;
  const against: Reason[] =
    doubt && doubt !== 'account' && doubt !== 'message' ? [{ mark: 'differs', why: doubtWords[doubt] }] : [];
  const reasons = [
    ofSymbol(p, [unitId], house),
    ...ofAccount(p, unitId, house),
    reason,
    ...ofMessage(p, part, house),
    ...against,
  ];
  return { parts: [part], reasons, weight: weight + (reason.mark === 'fits' ? 3 : 0) };
}

/** The same for who owned the unit before, where anything says that they paid. */
function ofSeller(p: Payment, unitId: number, weight: number, house: House): Candidate | null {
  const found = sellerOf(p, unitId, house);
  if (!found) return null;
  const { sold, reasons } = found;
  const { items, reason } = itemsFor(p, unitId, { ...house, open: new Map([[unitId, sold.open]]), credit: new Map() });
  const told = reason.why === 'nothingOpen' ? [] : [reason];
  const part = { unitId, amount: p.amount, items, side: sold.side };
  return { parts: [part], reasons: [...reasons, ...told], weight: weight + 7 };
}

/** One payment for several units of the same owners, where their items come to its sum and no single one does. */
function ofSeveral(p: Payment, unitId: number, weight: number, house: House): Candidate | null {
  const units = house.ofOwner.get(unitId) ?? [];
  if (units.length < 2) return null;
  const items = units.flatMap((unit) => rowOf(house.open.get(unit) ?? [], p.day));
  const sets = subsetsOf(items, p.amount, 4) ?? [];
  const set = sets.find((s) => new Set(s.map((i) => i.unitId)).size > 1);
  if (!set) return null;
  const label = (unit: number) => house.labels.get(unit) ?? '';
  const groups = [...Map.groupBy(set, (i) => i.unitId)].sort(([a], [b]) => byLabel(label(a), label(b)));
  const parts = groups.map(([unit, own]) => ({
    ...{ unitId: unit, amount: sumOf(own.map((i) => i.open)), items: own },
  }));
  const told: Reason = { mark: 'fits', why: 'unitsSum', count: parts.length };
  return { parts, reasons: [told, ofSymbol(p, units, house), ...ofAccount(p, unitId, house)], weight: weight + 2 };
}

/** A name alone is no reason: people are called alike, and who pays is not always who owns. */
const hasReason = ({ reasons }: Candidate) => reasons.some(({ mark, why }) => mark === 'fits' && why !== 'surname');

/** Units whose owners are called as the payment says, where nothing else speaks for them: who it may be, no proposal. */
export function calledAlike(p: Payment, house: House): number[] {
  const found = candidatesFor(p, house).flatMap((c) => c.parts.map((part) => part.unitId));
  return [...surnamesIn(`${p.name} ${p.message}`, house)].filter((unitId) => !found.includes(unitId));
}

/** Of the same weight whoever stands first in the house. */
const mostOffered = 3;
export function candidatesFor(p: Payment, house: House): Candidate[] {
  const found: Candidate[] = [];
  for (const [unitId, weight] of pointedTo(p, house)) {
    const one = ofOne(p, unitId, weight, house);
    const isExact = one.reasons.some((r) => ['exact', 'months', 'monthsNamed'].includes(r.why));
    const several = isExact ? null : ofSeveral(p, unitId, weight, house);
    const seller = ofSeller(p, unitId, weight, house);
    const isTheirs = seller?.reasons.some((r) => r.why === 'sellerTime') ?? false;
    const owners = isTheirs ? [] : [one, ...(several ? [several] : [])].filter(hasReason);
    found.push(...(seller ? [seller] : []), ...owners);
  }
  const seen = new Set<string>();
  return found
    .sort((a, b) => b.weight - a.weight)
    .filter(({ parts }) => {
      const name = parts.map((x) => `${x.unitId}:${x.side ?? 0}:${x.amount}`).join();
      return !seen.has(name) && seen.add(name);
    })
    .slice(0, mostOffered);
}
