import { type HouseUnit, houseOf } from '../bank/rules-house.ts';
import type { House, Known, Open, Payment } from '../bank/rules-matching.ts';
import { unitNames } from '../bank/rules-words.ts';
import type { Money } from '../base/money/amount.ts';
import type { Day } from '../base/time/dates.ts';
import { searchKey } from '../base/words/search.ts';
import { payableFirst } from './rules.ts';
import type { PeriodKind } from './schema-words.ts';

export type Payer = { svjId: number; name: string; symbol: string; unused: Money };
export type Asked = { id: number; svjId: number; from: Day; kind: PeriodKind; due: Day; open: Money };

const wordsOf = (name: string): string[] => searchKey(name).split(/[^a-z0-9]+/);

/** Words of the name of an association that no other one has: half of them are called alike. */
function ownWords(payers: readonly Payer[]): Map<number, string[]> {
  const times = new Map<string, number>();
  for (const { name } of payers) for (const word of new Set(wordsOf(name))) times.set(word, (times.get(word) ?? 0) + 1);
  return new Map(
    payers.map(({ svjId, name }) => [svjId, wordsOf(name).filter((w) => times.get(w) === 1 && /\D/.test(w))]),
  );
}

/**
 * What payments for the portal are compared with by the rules of houses' own banks: associations stand where units do, and
 * their open periods where what a unit owes does.
 */
export function payersHouse(
  payers: readonly Payer[],
  asked: readonly Asked[],
  known: ReadonlyMap<string, readonly Known[]>,
  waiting: readonly Payment[],
): House & { waiting: Map<string, Payment[]> } {
  const words = ownWords(payers);
  const units = payers.map(
    ({ svjId, name, symbol }): HouseUnit => ({
      ...{ unitId: svjId, label: name, symbol, owners: [svjId], surnames: words.get(svjId) ?? [] },
    }),
  );
  const open = new Map<number, Open[]>();
  for (const { id, svjId, from, kind, due, open: left } of asked) {
    // A payer names the month of a monthly period; a year has none of its own.
    const month = kind === 'monthly' ? `${from.slice(0, 7)}-01` : null;
    open.set(svjId, [...(open.get(svjId) ?? []), { id, unitId: svjId, day: due, month, open: left }]);
  }
  const credit = new Map(payers.map((p) => [p.svjId, p.unused]));
  // Numbers in names of associations are those of streets: a message does not mean them by "byt 7".
  return { ...houseOf({ units, open, credit, known, waiting }), names: unitNames([]) };
}

/** Periods of one association in the order in which a payment goes to them: the oldest of exactly its sum, then the oldest. */
export function payableRow<A extends Pick<Asked, 'id' | 'open' | 'from'>>(periods: readonly A[], amount: Money): A[] {
  const first = payableFirst(periods, amount);
  if (!first) return [];
  const rest = periods.filter((p) => p.open > 0n && p.id !== first.id).sort((a, b) => (a.from < b.from ? -1 : 1));
  return [first, ...rest];
}
