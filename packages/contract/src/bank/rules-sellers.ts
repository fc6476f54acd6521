import type { Day } from '../base/time/dates.ts';
import { searchKey } from '../base/words/search.ts';
import type { House, Open, Payment, Reason } from './rules-matching.ts';
import { namedIn } from './rules-words.ts';

/** The side of who owned a unit before it was handed over. */
export type Sold = {
  side: number;
  /** The first day of those who came after them. */
  day: Day;
  /** What they are called last. */
  surnames: readonly string[];
  /** What they still owe, in the order of crediting. */
  open: readonly Open[];
};

const soldOf = (house: House, unitId: number): readonly Sold[] => house.sold?.get(unitId) ?? [];
const wordsOf = (text: string): string[] => searchKey(text).split(/[^a-z0-9]+/);

const former = /predchozi\w* (?:vlastni|majitel)|byval\w* (?:vlastni|majitel)|predani jednotky|vyuctovani predani/;
/** Whether whoever pays says that they owned before, as the code of a handover does. */
export const saysFormer = (message: string): boolean => former.test(searchKey(message));

/** Whether the payment is called as the seller and not as those who own the unit now. */
function isCalled(p: Payment, { surnames }: Sold, unitId: number, house: House): boolean {
  const words = wordsOf(`${p.name} ${p.message}`);
  if (words.some((word) => house.surnames.get(word)?.includes(unitId))) return false;
  return surnames.flatMap(wordsOf).some((word) => word.length > 2 && words.includes(word));
}

const fits = (why: Reason['why'], label?: string): Reason => ({ mark: 'fits', why, ...(label && { label }) });

/**
 * To which owner before a payment for the unit belongs, with what says so: its day, the account that paid in their time, their
 * own words, or their name beside the symbol or the number of the unit; null where nothing does.
 */
export function sellerOf(p: Payment, unitId: number, house: House): { sold: Sold; reasons: Reason[] } | null {
  const all = soldOf(house, unitId);
  const last = all.at(-1);
  if (!last) return null;
  const label = house.labels.get(unitId) ?? '';
  const ofTime = all.find((s) => p.day < s.day);
  if (ofTime) return { sold: ofTime, reasons: [fits('sellerTime')] };
  const known = (house.known.get(p.counter) ?? []).find((k) => k.unitId === unitId);
  const paid = known?.former ? (all.find((s) => s.side === known.side) ?? last) : null;
  const isNamed = house.bySymbol.get(p.vs) === unitId || namedIn(p.message, house.names).units.includes(unitId);
  const called = isNamed ? all.findLast((s) => isCalled(p, s, unitId, house)) : undefined;
  const says = isNamed && saysFormer(p.message);
  // Whoever paid for themselves ever since pays for themselves, whatever they are called.
  const sold = paid ?? called ?? (says ? last : null);
  if (!sold || (known && !paid && !says)) return null;
  const reasons = [
    ...(paid ? [fits('accountSeller', label)] : []),
    ...(says ? [fits('saysSeller')] : []),
    ...(called ? [fits('nameSeller')] : []),
  ];
  return { sold, reasons };
}
