import { dayIn } from '#contract/base/time/dates.ts';
import { numberOf } from '#contract/resolutions/rules.ts';
import { nextNumber } from '../../base/db/numbering.ts';
import { type Entry, keepEntries } from '../../base/search/search.ts';
import { plainOf } from '../../base/text/rich-text.ts';
import type { At } from '../rows/queries.ts';
import { addResolution, type Decided, decidedPoints, noteEntered } from './queries.ts';

async function enter(at: At, points: readonly Decided[], isLate: boolean): Promise<void> {
  const { db, scope, now } = at;
  const entries: Entry[] = [];
  for (const { name, description, elects, ...point } of points) {
    const year = Number(dayIn(point.decidedAt).slice(0, 4));
    const number = await nextNumber(db, { of: { svjId: scope.svjId }, name: 'resolution', year });
    // An election carries itself out; of what was decided long ago nobody knows whether it still waits.
    const state = point.adopted && !isLate && !elects ? 'open' : 'none';
    const id = await addResolution(db, scope, { ...point, year, number, state }, now);
    const words = plainOf(description);
    entries.push({ noun: 'resolutions', id, title: name, detail: numberOf({ year, number }), words });
  }
  await noteEntered(
    db,
    scope,
    entries.map((e) => e.id),
    now,
  );
  await keepEntries(db, scope, entries);
}

/**
 * Enters what the vote decided, in the transaction that ends it: adopted or not, by the next numbers of the year, in the order
 * in which its points were closed. The row of the series is held until the end, so two votes that end at once wait for each
 * other, and a transaction that fails leaves no gap.
 */
export const enterResolutions = async (at: At, voteId: number): Promise<void> =>
  enter(at, await decidedPoints(at.db, at.scope, voteId), false);

/** The same of all votes of a house that comes from a portal without a register. */
export const enterEarlier = async (at: At): Promise<void> =>
  enter(at, await decidedPoints(at.db, at.scope, null), true);
