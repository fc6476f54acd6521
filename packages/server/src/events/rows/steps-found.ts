import type { Day } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { standingFrom, standsOn } from '#contract/events/rules-scopes.ts';
import { dayBefore } from '#contract/events/rules-series.ts';
import { Refused } from '#contract/refusals.ts';
import { type At, changedOf, type Event, eventSeen, seriesIn } from './queries.ts';

/** The row that says an occurrence, the one that it belongs to, and its original day. */
export type Found = { row: Event; root: Event; day: Day | null; previous: Day | null; next: Day | null };

const daysOf = (changed: readonly Event[]): Day[] =>
  changed.flatMap((e) => (e.occurrence === null ? [] : [e.occurrence]));
const later = (a: Day | null, b: Day | undefined): Day | null =>
  a === null || (b !== undefined && b > a) ? (b ?? a) : a;

/** The neighbours of an occurrence, by their original days. */
function aroundDay(root: Event, changed: readonly Event[], day: Day): Pick<Found, 'previous' | 'next'> {
  const days = daysOf(changed);
  const before = days.findLast((one) => one < day);
  return {
    previous: later(dayBefore(seriesIn(root), day), before),
    next: standingFrom(seriesIn(root), days, addDays(day, 1)),
  };
}

/** What is meant: what comes once, or the occurrence of a series of the original day, or its first one. 404 where none is there. */
export async function foundOf(at: At, id: number, asked: Day | null): Promise<Found> {
  const row = await eventSeen(at, id);
  if (!row.repeats && row.parentId === null) return { row, root: row, day: null, previous: null, next: null };
  const root = row.parentId === null ? row : await eventSeen(at, row.parentId);
  const changed = await changedOf(at, root.id);
  const series = seriesIn(root);
  const first = standingFrom(series, daysOf(changed), root.firstDay);
  const day = row.occurrence ?? asked ?? first ?? root.firstDay;
  if (row.parentId === null && first !== null && !standsOn(series, daysOf(changed), day))
    throw new Refused('EVENT.NOT_FOUND');
  const own = changed.find((e) => e.occurrence === day);
  return { row: own ?? row, root, day, ...aroundDay(root, changed, day) };
}
