import { type Day, isDay, momentAt, wallTime } from '../base/time/dates.ts';
import { addDays, daysBetween } from '../base/time/working-days.ts';

/** What clocks in Prague show, YYYY-MM-DDTHH:mm. */
export type Wall = string;
/** When one occurrence is, as clocks show it; of a whole day both at 00:00, the last day inclusive. */
export type Span = { startsAt: Wall; endsAt: Wall };

const minute = 60_000;
export const dayOfWall = (at: Wall): Day => at.slice(0, 10);
export const timeOfWall = (at: Wall): string => at.slice(11);
const asUtc = (at: Wall): number => Date.parse(`${at}:00Z`);
/** Minutes between two walls as if no clock were ever moved. */
export const minutesBetween = (from: Wall, to: Wall): number => (asUtc(to) - asUtc(from)) / minute;
export const wallAfter = (at: Wall, minutes: number): Wall =>
  new Date(asUtc(at) + minutes * minute).toISOString().slice(0, 16);

const wallText = /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d{1,9})?)?)?$/;
const momentText = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/**
 * What was sent as a wall: it is one, a whole day, or a moment, of which stays what clocks in Prague show then; null when it is no
 * time. Of an hour that comes twice the first is meant from there on.
 */
export function wallOf(text: string): Wall | null {
  const found = wallText.exec(text);
  if (found) return isDay(found[1] as string) ? `${found[1]}T${found[2] ?? '00'}:${found[3] ?? '00'}` : null;
  if (!momentText.test(text) || !isDay(text.slice(0, 10))) return null;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : wallTime(at);
}

/** The same span on another day: both ends keep their clock and how many days lie between them. */
export const spanOn = ({ startsAt, endsAt }: Span, day: Day): Span => {
  const days = daysBetween(dayOfWall(startsAt), dayOfWall(endsAt));
  return { startsAt: `${day}T${timeOfWall(startsAt)}`, endsAt: `${addDays(day, days)}T${timeOfWall(endsAt)}` };
};

/** By how much clocks in Prague are ahead on each day looked at lately; null on days on which they are moved. */
const ahead = new Map<Day, number | null>();
const mostDays = 2000;
const dayLength = 24 * 60 * minute;

function aheadOn(day: Day): number | null {
  const known = ahead.get(day);
  if (known !== undefined) return known;
  const [begin, end] = [momentAt(`${day}T00:00`) as Date, momentAt(`${addDays(day, 1)}T00:00`) as Date];
  const found = end.getTime() - begin.getTime() === dayLength ? asUtc(`${day}T00:00`) - begin.getTime() : null;
  if (ahead.size >= mostDays) ahead.clear();
  ahead.set(day, found);
  return found;
}

/** The moment of a wall: asking clocks takes long, and on most days they say the same all day. */
function momentOf(at: Wall): Date {
  const known = aheadOn(dayOfWall(at));
  return known === null ? (momentAt(at) as Date) : new Date(asUtc(at) - known);
}

/**
 * When it really is. Both ends keep their clock; a start in the hour that spring skips is an hour later and the length is kept.
 * A whole day ends where the next one begins.
 */
export function momentsOf({ startsAt, endsAt }: Span, allDay: boolean): { start: Date; end: Date } {
  const start = momentOf(startsAt);
  if (allDay) return { start, end: momentOf(`${addDays(dayOfWall(endsAt), 1)}T00:00`) };
  const isSkipped = aheadOn(dayOfWall(startsAt)) === null && wallTime(start) !== startsAt;
  if (isSkipped) return { start, end: new Date(start.getTime() + minutesBetween(startsAt, endsAt) * minute) };
  return { start, end: momentOf(endsAt) };
}

/** Of a whole day: when its last day begins, which is how calls tell its end. */
export const lastDayOf = ({ endsAt }: Span): Date => momentAt(`${dayOfWall(endsAt)}T00:00`) as Date;
