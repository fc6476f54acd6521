import type { Day } from '../base/time/dates.ts';
import { addDays } from '../base/time/working-days.ts';
import { daysFrom, firstDayOf, isRuleDay, type Series } from './rules-series.ts';
import type { SeriesScope } from './schema-words.ts';

/** Where a series is parted: from which original day on it changes, and whether nothing stands before. */
export type Parting = { from: Day; isWhole: boolean };

const firstOf = (one: Day | null, other: Day | undefined): Day | null =>
  one === null ? (other ?? null) : other !== undefined && other < one ? other : one;

/** The first occurrence from the day on that stands, by its original day; `changed` are those kept by themselves, in order. */
export const standingFrom = (s: Series, changed: readonly Day[], from: Day): Day | null =>
  firstOf(
    firstDayOf(daysFrom(s, from)),
    changed.find((day) => day >= from),
  );

/** Whether the occurrence of the day is there: as its rule says, or changed by itself. */
export const standsOn = (s: Series, changed: readonly Day[], day: Day): boolean =>
  changed.includes(day) || (!s.except.includes(day) && isRuleDay(s, day));

/**
 * From where a change or a deletion of what follows holds; null where nothing follows. "Future" begins with the next occurrence
 * that still stands. What lies before is past and stays; where nothing does, the whole series is meant.
 */
export function partingOf(
  s: Series,
  changed: readonly Day[],
  day: Day,
  scope: Exclude<SeriesScope, 'this'>,
): Parting | null {
  const from = scope === 'thisAndFuture' ? day : standingFrom(s, changed, addDays(day, 1));
  if (from === null) return null;
  const first = standingFrom(s, changed, s.first);
  return { from, isWhole: first === null || first >= from };
}

/** What of the series stays before the day. */
export const cutBefore = (s: Series, from: Day): Series => ({
  ...s,
  until: addDays(from, -1),
  except: s.except.filter((day) => day < from),
});

/**
 * What of what was changed or deleted by itself has a place among the days of the following series, and what falls: those whose
 * days are not among its.
 */
export function carriedOver(s: Series, changed: readonly Day[], next: Series, from: Day) {
  const deleted = s.except.filter((day) => day >= from && !changed.includes(day));
  const later = changed.filter((day) => day >= from);
  const has = (day: Day) => isRuleDay(next, day);
  return {
    deleted: deleted.filter(has),
    changed: later.filter(has),
    falls: [
      ...later.filter((day) => !has(day)).map((day) => ({ day, deleted: false })),
      // A deleted day beyond the new end, or never one of the old rule, is nothing to be told of.
      ...deleted.filter((day) => !has(day) && isRuleDay(s, day)).map((day) => ({ day, deleted: true })),
    ].sort((a, b) => (a.day < b.day ? -1 : 1)),
  };
}

/** From which original day on occurrences move, and by how many days. */
export type Shift = { from: Day; by: number };

/**
 * Where what belongs to single occurrences goes when a series is changed: with its occurrence as far as that moves; one that was
 * changed by itself keeps its name. What has no place among the new days stays behind and is not among the answers.
 */
export function daysAfter(days: readonly Day[], own: readonly Day[], next: Series, { from, by }: Shift): Map<Day, Day> {
  const found = new Map<Day, Day>();
  const taken = new Set<Day>();
  const take = (day: Day, to: Day, isOwn: boolean) => {
    if (found.has(day) || taken.has(to) || own.includes(to) !== isOwn || !isRuleDay(next, to)) return;
    found.set(day, to);
    taken.add(to);
  };
  const later = days.filter((day) => day >= from);
  const alone = later.filter((day) => own.includes(day));
  for (const day of alone) take(day, day, true);
  const rest = later.filter((day) => !own.includes(day));
  for (const day of rest) take(day, addDays(day, by), false);
  for (const day of rest) take(day, day, false);
  return found;
}
