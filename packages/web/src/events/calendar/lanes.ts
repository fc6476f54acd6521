import type { Day } from '#contract/base/time/dates.ts';
import { daysBetween } from '#contract/base/time/working-days.ts';

/** What is placed: the days it takes, and where among those of one day it stands. */
export type Placed = { first: Day; last: Day; order: string };

export type Bar<T> = { of: T /** Days of the week it goes on for. */; length: number; begins: boolean; ends: boolean };
/** A place in a day: what begins there, or what goes on from a day before and takes its height. */
export type Slot<T> = { bar: Bar<T> } | 'taken' | 'free';
export type Lane<T> = { slots: Slot<T>[] /** Those of this day alone, in their order. */; single: T[]; count: number };

const longer = <T extends Placed>(one: T, other: T) =>
  daysBetween(one.first, one.last) > daysBetween(other.first, other.last) ? -1 : 1;

/**
 * One week of a month: what takes several days stands in one line through all of them, above what is of one day. Two
 * things of several days that share a day never share a line.
 */
export function laidOut<T extends Placed>(week: readonly Day[], all: readonly T[]): Lane<T>[] {
  const [monday = '', sunday = ''] = [week[0], week.at(-1)];
  const here = all.filter((one) => one.first <= sunday && one.last >= monday);
  const lanes: Lane<T>[] = week.map(() => ({ slots: [], single: [], count: 0 }));
  const several = here.filter((one) => one.first < one.last);
  several.sort((a, b) => (a.first === b.first ? longer(a, b) : a.first < b.first ? -1 : 1));
  for (const one of several) {
    const from = Math.max(0, daysBetween(monday, one.first));
    const to = Math.min(6, daysBetween(monday, one.last));
    const days = lanes.slice(from, to + 1);
    let line = 0;
    while (days.some(({ slots }) => (slots[line] ?? 'free') !== 'free')) line += 1;
    for (const [n, { slots }] of days.entries()) {
      while (slots.length < line) slots.push('free');
      const bar = { of: one, length: days.length, begins: one.first >= monday, ends: one.last <= sunday };
      slots[line] = n === 0 ? { bar } : 'taken';
    }
    for (const day of days) day.count += 1;
  }
  for (const [n, day] of week.entries()) {
    const lane = lanes[n] as Lane<T>;
    lane.single = here.filter((one) => one.first === day && one.last === day);
    lane.single.sort((a, b) => (a.order < b.order ? -1 : 1));
    lane.count += lane.single.length;
  }
  return lanes;
}

export type Timed = { from: number; to: number };
/** A block of hours: which of how many columns of the day it stands in. */
export type Column<T> = { of: T; column: number; columns: number };

/** Hours of one day: what meets at the same time stands beside each other, what does not takes the whole width. */
export function columnsOf<T extends Timed>(all: readonly T[]): Column<T>[] {
  const sorted = [...all].sort((a, b) => a.from - b.from || b.to - a.to);
  const done: Column<T>[] = [];
  let group: Column<T>[] = [];
  let until = -1;
  const close = () => {
    const columns = 1 + Math.max(...group.map(({ column }) => column));
    for (const one of group) done.push({ ...one, columns });
    group = [];
  };
  for (const of of sorted) {
    if (of.from >= until && group.length > 0) close();
    const taken = new Set(group.filter(({ of: other }) => other.to > of.from).map(({ column }) => column));
    let column = 0;
    while (taken.has(column)) column += 1;
    group.push({ of, column, columns: 1 });
    until = Math.max(group.length === 1 ? 0 : until, of.to);
  }
  if (group.length > 0) close();
  return done;
}
