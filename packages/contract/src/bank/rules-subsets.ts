import { type Money, sumOf } from '../base/money/amount.ts';

/** Items put together at most. */
export const mostTogether = 8;
/** Tries before it is given up: whoever asks takes it that there is one. */
const mostTries = 20_000;

type Item = { open: Money };

/** Sets of at most eight items that come to the sum, the smallest first; at most `most` of them. Null when there are too many to try. */
export function subsetsOf<T extends Item>(items: readonly T[], sum: Money, most: number): T[][] | null {
  const sorted = items
    .filter((i) => i.open > 0n && i.open <= sum)
    .sort((a, b) => (a.open > b.open ? -1 : a.open < b.open ? 1 : 0));
  const rest: Money[] = sorted.map((_, i) => sumOf(sorted.slice(i, i + mostTogether).map((s) => s.open)));
  const found: T[][] = [];
  let tries = 0;
  const walk = (from: number, left: Money, places: number, picked: T[]): void => {
    if (left === 0n) {
      found.push(picked);
      return;
    }
    if (places === 0) return;
    for (let i = from; i < sorted.length && found.length < most; i += 1) {
      const item = sorted[i] as T;
      tries += 1;
      if (tries > mostTries || (rest[i] as Money) < left) return;
      if (item.open <= left) walk(i + 1, left - item.open, places - 1, [...picked, item]);
    }
  };
  for (let places = 1; places <= mostTogether && found.length === 0; places += 1) walk(0, sum, places, []);
  return tries > mostTries ? null : found;
}

/** Whether the sum is also one of items of both rows together with at least one of the second. */
export function explainedBy(own: readonly Item[], theirs: readonly Item[], sum: Money): boolean {
  for (const [i, item] of theirs.entries()) {
    if (item.open > sum) continue;
    if (item.open === sum) return true;
    const found = subsetsOf([...own, ...theirs.slice(i + 1)], sum - item.open, 1);
    if (found === null || found.some((set) => set.length < mostTogether)) return true;
  }
  return false;
}
