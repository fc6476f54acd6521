import type { Day } from '../base/time/dates.ts';
import { addDays } from '../base/time/working-days.ts';
import { monthAround } from '../events/rules.ts';
import { dayOfWall, type Span, timeOfWall } from '../events/rules-times.ts';

/** How it is marked on a sheet that has no colours. */
export type SheetLook = 'event' | 'waste' | 'outage';
export type SheetItem = Span & { title: string; allDay: boolean; look: SheetLook };

/** The first and the last day that it takes; what ends at midnight does not take the day that begins then. */
export function daysOfItem({ startsAt, endsAt, allDay }: Pick<SheetItem, 'startsAt' | 'endsAt' | 'allDay'>) {
  const [first, end] = [dayOfWall(startsAt), dayOfWall(endsAt)];
  const last = !allDay && end > first && timeOfWall(endsAt) === '00:00' ? addDays(end, -1) : end;
  return { first, last };
}
export const isLong = (item: SheetItem): boolean => {
  const { first, last } = daysOfItem(item);
  return last > first;
};

/** Weeks of the month of the day, Monday first, with days of its neighbours at both edges. */
export function weeksOfMonth(day: Day): Day[][] {
  const { from, to } = monthAround(day);
  const weeks: Day[][] = [];
  for (let monday = from; monday <= to; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, i) => addDays(monday, i)));
  return weeks;
}

/** The first and the last day of what a sheet is of. */
export function daysOfSheet(of: 'month' | 'year', day: Day): { from: Day; to: Day } {
  if (of === 'year') return { from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` };
  const next = addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7);
  return { from: `${day.slice(0, 7)}-01`, to: addDays(`${next}-01`, -1) };
}

export type Bar = { item: SheetItem; from: number; to: number; lane: number; begins: boolean; ends: boolean };

/** What takes several days as bars of one week, each in the first line that is free; days are columns from 0. */
export function barsOf(items: readonly SheetItem[], week: readonly Day[], range: { from: Day; to: Day }): Bar[] {
  const taken: number[] = [];
  const first = week.findIndex((day) => day >= range.from);
  const last = week.findLastIndex((day) => day <= range.to);
  if (first < 0 || last < 0) return [];
  return items.filter(isLong).flatMap((item) => {
    const days = daysOfItem(item);
    const from = Math.max(
      first,
      week.findIndex((day) => day >= days.first),
    );
    const to = Math.min(
      last,
      week.findLastIndex((day) => day <= days.last),
    );
    if (days.first > (week[last] as Day) || from > to) return [];
    let lane = 0;
    while ((taken[lane] ?? -1) >= from) lane += 1;
    taken[lane] = to;
    const begins = days.first >= (week[from] as Day);
    return [{ item, from, to, lane, begins, ends: days.last <= (week[to] as Day) }];
  });
}

/** What stands in the day alone: outages first, so that they are the last to fall out. */
export const itemsOn = (items: readonly SheetItem[], day: Day): SheetItem[] => {
  const those = items.filter((item) => !isLong(item) && dayOfWall(item.startsAt) === day);
  return [...those.filter((i) => i.look === 'outage'), ...those.filter((i) => i.look !== 'outage')];
};

export type Told = { title: string; look: SheetLook; days: Day[] };

/** Days of what is called the same, in the order of the first of them: a series is said once. */
export function byTitle(items: readonly SheetItem[], { from, to }: { from: Day; to: Day }): Told[] {
  const found = new Map<string, Told>();
  for (const item of items) {
    const { first, last } = daysOfItem(item);
    if (last < from || first > to) continue;
    const key = `${item.look} ${item.title}`;
    const told = found.get(key) ?? { title: item.title, look: item.look, days: [] };
    const day = first < from ? from : first;
    if (told.days.at(-1) !== day) told.days.push(day);
    found.set(key, told);
  }
  return [...found.values()];
}

/** How many of these heights stand under each other where there is so much room, when the rest is said in one line. */
export function fitting(heights: readonly number[], room: number, line: number): number {
  const sum = (n: number) => heights.slice(0, n).reduce((a, b) => a + b, 0);
  if (sum(heights.length) <= room) return heights.length;
  let n = heights.length - 1;
  while (n > 0 && sum(n) + line > room) n -= 1;
  return n;
}
