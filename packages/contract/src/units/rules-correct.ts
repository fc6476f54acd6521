import type { Day } from '../base/time/dates.ts';
import type { OwnerEntry } from './rules.ts';
import {
  applied,
  between,
  type Handover,
  holds,
  joined,
  ownersOn,
  type Period,
  sameOwners,
  samePeriods,
} from './rules-periods.ts';

/** Why the record cannot be written so; who and when is told by the text. */
export type Obstacle =
  | { why: 'none' }
  | { why: 'turned' }
  | { why: 'nothing' }
  | { why: 'last' }
  | { why: 'noNeighbour' }
  /** The day lies in another record, which would have nothing left or be overlapped. */
  | { why: 'taken'; day: Day | null; period: Period }
  /** A later change takes over from owners who would not be there. */
  | { why: 'later'; change: Handover };
export type Outcome = { periods: Period[] } | { obstacle: Obstacle };

const no = (obstacle: Obstacle): Outcome => ({ obstacle });
const outcome = (before: readonly Period[], after: readonly Period[]): Outcome => {
  const periods = joined(after);
  return samePeriods(joined(before), periods) ? no({ why: 'nothing' }) : { periods };
};

/** The day before: a period that ends on a day does not hold on it. */
const dayBefore = (day: Day): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 3600_000).toISOString().slice(0, 10);

/** Where the record that begins on the day stands; −1 when there is none. */
const at = (periods: readonly Period[], from: Day | null) => periods.findIndex((p) => p.from === from);
const later = (a: Day | null, b: Day | null) => (b === null ? a !== null : a !== null && a > b);

/** The record before, ending where the corrected one now begins; an adjacent one follows it, another must not be met. */
function fittedBefore(before: Period | undefined, old: Period, from: Day | null): Period | Obstacle | undefined {
  if (!before || from === old.from) return before;
  const touches = before.to === old.from;
  const fits = from !== null && (touches ? !later(before.from, from) && before.from !== from : !later(before.to, from));
  if (!fits) return { why: 'taken', day: from, period: before };
  return touches ? { ...before, to: from } : before;
}

function fittedAfter(after: Period | undefined, old: Period, to: Day | null): Period | Obstacle | undefined {
  if (!after || to === old.to) return after;
  const touches = after.from === old.to;
  const fits = to !== null && (touches ? after.to === null || to < after.to : after.from !== null && to <= after.from);
  if (!fits) return { why: 'taken', day: to === null ? null : dayBefore(to), period: after };
  return touches ? { ...after, from: to } : after;
}

/** The record that begins on the day with other days or owners; its neighbours make room, as far as they have any. */
export function corrected(periods: readonly Period[], day: Day | null, wanted: Period): Outcome {
  const i = at(periods, day);
  const old = periods[i];
  if (!old) return no({ why: 'none' });
  if (wanted.to !== null && wanted.from !== null && wanted.from >= wanted.to) return no({ why: 'turned' });
  const before = fittedBefore(periods[i - 1], old, wanted.from);
  if (before && 'why' in before) return no(before);
  const after = fittedAfter(periods[i + 1], old, wanted.to);
  if (after && 'why' in after) return no(after);
  const list = [...periods];
  if (before) list[i - 1] = before;
  list[i] = wanted;
  if (after) list[i + 1] = after;
  return outcome(periods, list);
}

/** To whom the days of a removed record go. */
export const heirsOfDays = ['before', 'after', 'nobody'] as const;
export type HeirOfDays = (typeof heirsOfDays)[number];

/** Without the record that begins on the day: its days belong to the record before or after, or to nobody known. */
export function removed(periods: readonly Period[], day: Day | null, days: HeirOfDays): Outcome {
  const i = at(periods, day);
  const old = periods[i];
  if (!old) return no({ why: 'none' });
  if (periods.length === 1) return no({ why: 'last' });
  const [before, after] = [periods[i - 1], periods[i + 1]];
  const list = [...periods];
  if (days === 'before') {
    if (!before || before.to !== old.from) return no({ why: 'noNeighbour' });
    list[i - 1] = { ...before, to: old.to };
  }
  if (days === 'after') {
    if (!after || after.from !== old.to) return no({ why: 'noNeighbour' });
    list[i + 1] = { ...after, from: old.from };
  }
  list.splice(i, 1);
  return outcome(periods, list);
}

/**
 * Later handovers laid anew over the owners that now precede them: each ends and begins what it did. One that takes over
 * from somebody who is not there any more stands in the way.
 */
function relaid(old: readonly Period[], from: number, owners: readonly OwnerEntry[]): Period[] | Obstacle {
  const list: Period[] = [];
  let now = owners;
  for (let k = from; k < old.length; k++) {
    const [before, p] = [old[k - 1], old[k] as Period];
    const follows = before !== undefined && before.to === p.from;
    const change = between(follows ? before.owners : [], p.owners);
    const next = follows ? applied(now, change) : p.owners;
    if (!next) return { why: 'later', change: { day: p.from as Day, ...change } };
    list.push({ ...p, owners: next });
    now = next;
  }
  return list;
}

/** From the day on these owners; what is recorded for later stays as the same change of what now precedes it. */
export function changed(periods: readonly Period[], day: Day, owners: readonly OwnerEntry[]): Outcome {
  const i = periods.findIndex((p) => holds(p, day));
  const here = periods[i];
  const next = here ? i + 1 : periods.findIndex((p) => p.from !== null && p.from > day);
  const rest = next < 0 ? periods.length : next;
  const to = here ? here.to : (periods[rest]?.from ?? null);
  const kept = periods.slice(0, here ? i : rest);
  const split = here && here.from !== day ? [{ ...here, to: day }] : [];
  const tail = relaid(periods, rest, owners);
  if ('why' in tail) return no(tail);
  return outcome(periods, [...kept, ...split, { from: day, to, owners }, ...tail]);
}

/** The same for a form that began with the owners without an end, `shown`: what it changed of them, changes on the day. */
export function amended(
  periods: readonly Period[],
  day: Day,
  shown: readonly OwnerEntry[],
  wanted: readonly OwnerEntry[],
): Outcome {
  if (sameOwners(shown, wanted)) return no({ why: 'nothing' });
  const change = between(shown, wanted);
  const owners = applied(ownersOn(periods, day), change);
  if (owners) return changed(periods, day, owners);
  const inTheWay = periods.findIndex((p) => p.from !== null && p.from > day);
  const [before, p] = [periods[inTheWay - 1], periods[inTheWay]];
  if (!p) return changed(periods, day, wanted);
  const follows = before !== undefined && before.to === p.from;
  return no({
    why: 'later',
    change: { day: p.from as Day, ...between(follows ? before.owners : [], p.owners) },
  });
}

/** Changes that are still to come: from those days on other owners, or nobody. */
export function plansOf(periods: readonly Period[], today: Day): Handover[] {
  return periods.flatMap((p, i): Handover[] => {
    const before = periods[i - 1];
    const follows = before !== undefined && before.to === p.from;
    const begins =
      p.from !== null && p.from > today ? [{ day: p.from, ...between(follows ? before.owners : [], p.owners) }] : [];
    const ends =
      p.to !== null && p.to > today && periods[i + 1]?.from !== p.to ? [{ day: p.to, ended: p.owners, began: [] }] : [];
    return [...begins, ...ends];
  });
}

/** Without the change planned for the day; later plans stay as the same changes of what is left. */
export function unplanned(periods: readonly Period[], day: Day, today: Day): Outcome {
  if (day <= today) return no({ why: 'none' });
  const k = at(periods, day);
  const planned = periods[k];
  if (!planned) {
    const ends = periods.findIndex((p) => p.to === day);
    const ending = periods[ends];
    if (!ending) return no({ why: 'none' });
    return outcome(
      periods,
      periods.map((p, i) => (i === ends ? { ...ending, to: periods[ends + 1]?.from ?? null } : p)),
    );
  }
  const before = periods[k - 1];
  const follows = before !== undefined && before.to === day;
  const owners = follows ? before.owners : [];
  const tail = relaid(periods, k + 1, owners);
  if ('why' in tail) return no(tail);
  return outcome(periods, [...periods.slice(0, k), { ...planned, owners }, ...tail]);
}

/** Without every plan later than the day. */
export function withoutPlans(periods: readonly Period[], after: Day): Period[] {
  const stands = periods.filter((p) => p.from === null || p.from <= after);
  return stands.map((p, i) => (i === stands.length - 1 && p.to !== null && p.to > after ? { ...p, to: null } : p));
}
