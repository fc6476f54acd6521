import type { Day } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { minutesBetween, wallAfter } from '#contract/events/rules-times.ts';
import type { Slot } from './useDragging.ts';

/** Pixels of an hour; half of it is the smallest step of a hand. */
export const hourHeight = 48;
const step = 30;
const two = (n: number) => String(n).padStart(2, '0');

export const wallAt = (day: Day, minutes: number): Slot =>
  minutes >= 24 * 60 ? `${addDays(day, 1)}T00:00` : `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** The half hour at so many pixels under midnight. */
export function slotIn(day: Day, pixels: number): Slot {
  const minutes = Math.floor(pixels / ((hourHeight * step) / 60)) * step;
  return wallAt(day, Math.min(Math.max(minutes, 0), 24 * 60 - step));
}

export const isHour = (slot: Slot): boolean => slot.length > 10;
/** The end of the half hour. */
export const endOf = (slot: Slot): Slot => (isHour(slot) ? wallAfter(slot, step) : slot);

type Span = { startsAt: string; endsAt: string };
/** The same length elsewhere: by whole days, and by hours too where both places are hours. */
export function carried({ startsAt, endsAt }: Span, from: Slot, to: Slot): Span {
  const hours = isHour(from) && isHour(to);
  const wall = (slot: Slot) => (hours ? slot : `${slot.slice(0, 10)}T00:00`);
  const minutes = minutesBetween(wall(from), wall(to));
  return { startsAt: wallAfter(startsAt, minutes), endsAt: wallAfter(endsAt, minutes) };
}
