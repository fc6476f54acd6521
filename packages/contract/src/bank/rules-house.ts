import type { Money } from '../base/money/amount.ts';
import type { Day } from '../base/time/dates.ts';
import { searchKey } from '../base/words/search.ts';
import { type House, type Known, type Open, type Payment, waitingKey } from './rules-matching.ts';
import { symbolOf } from './rules-numbers.ts';
import type { Sold } from './rules-sellers.ts';
import { unitNames } from './rules-words.ts';

export type HouseUnit = {
  unitId: number;
  label: string;
  symbol: string | null;
  /** Ids of those who own it. */
  owners: readonly number[];
  /** What its owners are called last. */
  surnames: readonly string[];
};

/** Of one letter or two there is too much in any message. */
const shortest = 3;

function groupsOf(units: readonly HouseUnit[]): Map<number, number[]> {
  const byOwner = Map.groupBy(
    units.flatMap((u) => u.owners.map((owner) => ({ owner, unitId: u.unitId }))),
    (x) => x.owner,
  );
  return new Map(
    units.map(({ unitId, owners }) => {
      const all = owners.flatMap((owner) => byOwner.get(owner)?.map((x) => x.unitId) ?? []);
      return [unitId, [...new Set([unitId, ...all])]];
    }),
  );
}

export type HouseTold = {
  units: readonly HouseUnit[];
  /** In the order of crediting. */
  open: ReadonlyMap<number, readonly Open[]>;
  credit: ReadonlyMap<number, Money>;
  known: ReadonlyMap<string, readonly Known[]>;
  waiting: readonly Payment[];
  since?: ReadonlyMap<number, Day>;
  sold?: ReadonlyMap<number, readonly Sold[]>;
};

/** A house as its payments are compared with it. */
export function houseOf({
  units,
  open,
  credit,
  known,
  waiting,
  since = new Map(),
  sold = new Map(),
}: HouseTold): House & { waiting: Map<string, Payment[]> } {
  const bySymbol = new Map(units.flatMap((u) => (u.symbol ? [[symbolOf(u.symbol), u.unitId] as const] : [])));
  const surnames = new Map<string, number[]>();
  for (const { unitId, surnames: own } of units)
    for (const word of own.flatMap((s) => searchKey(s).split(/[^a-z0-9]+/)))
      if (word.length >= shortest) surnames.set(word, [...(surnames.get(word) ?? []), unitId]);
  return {
    labels: new Map(units.map((u) => [u.unitId, u.label])),
    ...{ bySymbol, open, credit, known, surnames, since, sold },
    ofOwner: groupsOf(units),
    names: unitNames(units),
    waiting: Map.groupBy(waiting, (p) => waitingKey(p.amount, bySymbol.get(p.vs))),
  };
}

/** The house after a payment took its items: neither waits any more. */
export function afterBooking(
  house: ReturnType<typeof houseOf>,
  p: Payment,
  unitId: number,
  items: readonly Open[],
): void {
  const key = waitingKey(p.amount, house.bySymbol.get(p.vs));
  house.waiting.set(
    key,
    (house.waiting.get(key) ?? []).filter((o) => o.id !== p.id),
  );
  const gone = new Set(items.map((i) => i.id));
  const left = (house.open.get(unitId) ?? []).filter((i) => !gone.has(i.id));
  (house.open as Map<number, readonly Open[]>).set(unitId, left);
}
