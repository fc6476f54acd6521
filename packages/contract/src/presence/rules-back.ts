import type { VoteValue } from '../motions/schema.ts';

/** An entry of the ledger about one seat, as far as its answers go. */
export type Given = { seat: number; kind: string; answers: Readonly<Record<string, VoteValue>> };

/**
 * What each seat had answered to these points, which are open, after these entries: whoever left took the answers along.
 * A point without an answer is not there.
 */
export function answersAfter(
  entries: readonly Given[],
  points: ReadonlySet<number>,
): Map<number, Map<number, VoteValue>> {
  const bySeat = new Map<number, Map<number, VoteValue>>();
  for (const { seat, kind, answers } of entries) {
    if (kind === 'left') bySeat.delete(seat);
    const own = bySeat.get(seat) ?? new Map<number, VoteValue>();
    for (const [point, value] of Object.entries(answers)) {
      if (!points.has(Number(point))) continue;
      if (value === 'miss') own.delete(Number(point));
      else own.set(Number(point), value);
    }
    bySeat.set(seat, own);
  }
  return bySeat;
}
