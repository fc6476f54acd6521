import type { Day } from '#contract/base/time/dates.ts';
import { type Parting, partingOf, standsOn } from '#contract/events/rules-scopes.ts';
import { daysFrom, firstDayOf } from '#contract/events/rules-series.ts';
import type { SeriesScope } from '#contract/events/schema-words.ts';
import { Refused } from '#contract/refusals.ts';
import { type At, changedOf, type Event, eventSeen, seriesIn } from '../rows/queries.ts';
import { daysOfChanged } from './queries.ts';

/** What of the calendar a change or a deletion is of. */
export type Target =
  /** What comes once, or an occurrence that was changed by itself before. */
  | { kind: 'row'; row: Event; parent: Event | null }
  /** One occurrence of a series that is still as the series says. */
  | { kind: 'occurrence'; series: Event; day: Day }
  /** The series from an original day on; `day` is the occurrence that was chosen. */
  | { kind: 'rest'; series: Event; day: Day; parting: Parting; changed: Event[] };

type How = 'read' | 'lock';
/** The row is held; of an occurrence that was changed by itself its series first, as everybody does who parts it. */
async function held(at: At, id: number, how: How): Promise<{ row: Event; parent: Event | null }> {
  const found = await eventSeen(at, id);
  const parent = found.parentId === null ? null : await eventSeen(at, found.parentId, how);
  return { row: how === 'lock' ? await eventSeen(at, id, how) : found, parent };
}

type Asked = { id: number; day: Day | null; scope: SeriesScope | null };

async function restOf(at: At, series: Event, day: Day, scope: Exclude<SeriesScope, 'this'>): Promise<Target> {
  const changed = await changedOf(at, series.id);
  const parting = partingOf(seriesIn(series), daysOfChanged(changed), day, scope);
  if (!parting) throw new Refused('EVENT.ERRORS.NO_NEXT');
  return { kind: 'rest', series, day, parting, changed };
}

/** What is meant; refuses a series without its scope, and an occurrence that is not there. All that is changed is held. */
export async function targetOf(at: At, { id, day: asked, scope }: Asked, how: How = 'lock'): Promise<Target> {
  const { row, parent } = await held(at, id, how);
  if (!row.repeats) {
    if (!parent || row.occurrence === null || scope === null || scope === 'this') return { kind: 'row', row, parent };
    return restOf(at, parent, row.occurrence, scope);
  }
  if (scope === null) throw new Refused('EVENT.ERRORS.SCOPE');
  const day = asked ?? firstDayOf(daysFrom(seriesIn(row))) ?? row.firstDay;
  const changed = await changedOf(at, id);
  if (!standsOn(seriesIn(row), daysOfChanged(changed), day)) throw new Refused('EVENT.NOT_FOUND');
  if (scope !== 'this') return restOf(at, row, day, scope);
  const own = changed.find(({ occurrence }) => occurrence === day);
  return own ? { kind: 'row', row: own, parent: row } : { kind: 'occurrence', series: row, day };
}
