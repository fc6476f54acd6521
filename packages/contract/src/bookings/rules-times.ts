import { type Day, momentAt, wallTime } from '../base/time/dates.ts';
import { addDays, daysBetween } from '../base/time/working-days.ts';
import type { Basis } from './schema-words.ts';

/**
 * When a thing may be had, as clocks in Prague show it. Of hours: until the next day, where it closes no later than it opens. Of
 * nights: when one comes, and when one leaves the next day.
 */
export type Times = { by: Basis; opens: string; closes: string; slotMinutes: number };
/** Walls, YYYY-MM-DDTHH:mm, and the moments that they are. */
export type Span = { startsAt: string; endsAt: string; start: Date; end: Date };
/** Hours of days of the week (1 is Monday) in which nothing is to be had. */
export type QuietHours = { days: readonly number[]; from: string; to: string };

export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const dayMinutes = 24 * 60;

/** How long a thing of hours is open at a stretch. */
export function openMinutes({ opens, closes }: Pick<Times, 'opens' | 'closes'>): number {
  const length = minutesOf(closes) - minutesOf(opens);
  return length > 0 ? length : length + dayMinutes;
}

const wallOf = (day: Day, minutes: number): string => {
  const inDay = minutes % dayMinutes;
  const clock = `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
  return `${addDays(day, Math.floor(minutes / dayMinutes))}T${clock}`;
};

/** The moment of a wall. All of the hour that spring skips is the moment of the skip, so that what stands around it never overlaps. */
export function momentOf(wall: string): Date {
  const at = momentAt(wall) as Date;
  return wallTime(at) === wall ? at : (momentAt(`${wall.slice(0, 10)}T03:00`) as Date);
}

const spanOf = (day: Day, from: number, to: number): Span => {
  const [startsAt, endsAt] = [wallOf(day, from), wallOf(day, to)];
  return { startsAt, endsAt, start: momentOf(startsAt), end: momentOf(endsAt) };
};

/** What may be booked from this day on: its hours, the day, or the night that follows. What spring skips whole is not there. */
export function cellsOf({ by, opens, closes, slotMinutes }: Times, day: Day): Span[] {
  if (by === 'days') return [spanOf(day, 0, dayMinutes)];
  if (by === 'nights') return [spanOf(day, minutesOf(opens), dayMinutes + minutesOf(closes))];
  const cells: Span[] = [];
  const end = minutesOf(opens) + openMinutes({ opens, closes });
  for (let from = minutesOf(opens); from + slotMinutes <= end; from += slotMinutes)
    cells.push(spanOf(day, from, from + slotMinutes));
  return cells.filter(({ start, end }) => end > start);
}

/** So many hours in a row: over midnight too, where the thing is open then. */
function hoursInRow(times: Times, startsAt: string, count: number): Span[] {
  const day = startsAt.slice(0, 10);
  const longest = Math.ceil((count * times.slotMinutes) / dayMinutes) + 1;
  const days = Array.from({ length: longest + 1 }, (_, i) => addDays(day, i - 1));
  const cells = days.flatMap((one) => cellsOf(times, one));
  const row = cells.slice(cells.findIndex((cell) => cell.startsAt === startsAt)).slice(0, count);
  const gap = row.findIndex((cell, i) => i > 0 && cell.start.getTime() !== row[i - 1]?.end.getTime());
  return row[0]?.startsAt !== startsAt ? [] : gap < 0 ? row : row.slice(0, gap);
}

/** So many in a row from this wall on; null where nothing begins there, or there are not so many. */
export function rowOf(times: Times, startsAt: string, count: number): Span | null {
  const day = startsAt.slice(0, 10);
  const row = times.by === 'hours' ? hoursInRow(times, startsAt, count) : cellsOf(times, day);
  const [from] = row;
  if (!from || from.startsAt !== startsAt) return null;
  const last = times.by === 'hours' ? row[count - 1] : cellsOf(times, addDays(day, count - 1))[0];
  return last ? { startsAt, start: from.start, endsAt: last.endsAt, end: last.end } : null;
}

/** How many hours, days or nights in a row a kept span is by these times. */
export function countOf(times: Times, { startsAt, endsAt }: Pick<Span, 'startsAt' | 'endsAt'>): number {
  const days = daysBetween(startsAt.slice(0, 10), endsAt.slice(0, 10));
  if (times.by !== 'hours') return days;
  const minutes = days * dayMinutes + minutesOf(endsAt.slice(11)) - minutesOf(startsAt.slice(11));
  return minutes / times.slotMinutes;
}

/** 1 is Monday. */
export const weekdayOf = (day: Day): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
export const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day));

/** Whether any of it lies in hours in which nothing is to be had, on whichever of its days. */
export function isQuiet(
  { startsAt, endsAt }: Pick<Span, 'startsAt' | 'endsAt'>,
  quiet: readonly QuietHours[],
): boolean {
  const first = startsAt.slice(0, 10);
  const days = daysBetween(first, endsAt.slice(0, 10));
  const isOn = (day: number) => {
    const from = day === 0 ? minutesOf(startsAt.slice(11)) : 0;
    const to = day === days ? minutesOf(endsAt.slice(11)) : dayMinutes;
    const weekday = weekdayOf(addDays(first, day));
    return quiet.some((q) => q.days.includes(weekday) && from < minutesOf(q.to) && to > minutesOf(q.from));
  };
  return Array.from({ length: days + 1 }, (_, day) => day).some(isOn);
}

export const overlap = (a: Pick<Span, 'start' | 'end'>, b: Pick<Span, 'start' | 'end'>): boolean =>
  a.start < b.end && b.start < a.end;
