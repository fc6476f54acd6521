import { type Day, dayIn, momentAt, wallTime } from '../base/time/dates.ts';
import { addDays } from '../base/time/working-days.ts';
import type { bookingsRefusals } from './rules-refusals.ts';
import {
  isQuiet,
  minutesOf,
  mondayOf,
  openMinutes,
  type QuietHours,
  rowOf,
  type Span,
  type Times,
} from './rules-times.ts';
import { mostOpenOfUnit } from './schema-words.ts';

/** Rules of one thing. */
export type ThingRules = Times & {
  least: number;
  most: number;
  daysAhead: number;
  /** Bookings of a unit in one week, and those that are not over; null is any number. */
  perWeek: number | null;
  mostOpen: number | null;
  quiet: readonly QuietHours[];
  /** Nothing new may be booked while false. */
  isOpen: boolean;
};
/** What a unit has: starts of its bookings of the thing in the week that is asked of, how many of them are not over, how many of all things. */
export type Used = { inWeek: number; open: number; openOfAll: number };

type Why = Extract<keyof typeof bookingsRefusals, `BOOKING.ERRORS.${string}`>;

/** The last day that may be booked now. */
export const lastDayOf = ({ daysAhead }: Pick<ThingRules, 'daysAhead'>, now: Date): Day =>
  addDays(dayIn(now), daysAhead);

/** Why the time itself can't be had, whoever asks; null when it can. */
export function whyNotTime(rules: ThingRules, span: Span, now: Date): Why | null {
  if (!rules.isOpen) return 'BOOKING.ERRORS.SHUT';
  if (span.end <= now) return 'BOOKING.ERRORS.PAST';
  if (span.startsAt.slice(0, 10) > lastDayOf(rules, now)) return 'BOOKING.ERRORS.FAR';
  return rules.by === 'hours' && isQuiet(span, rules.quiet) ? 'BOOKING.ERRORS.QUIET' : null;
}

/** How many bookings the unit may still make in the week and at once; null is any number. */
export const leftOf = (rules: ThingRules, used: Used) => ({
  inWeek: rules.perWeek === null ? null : Math.max(0, rules.perWeek - used.inWeek),
  open: Math.max(0, Math.min((rules.mostOpen ?? mostOpenOfUnit) - used.open, mostOpenOfUnit - used.openOfAll)),
});

/** Why the unit can't have more; null when it can. */
export function whyNotMore(rules: ThingRules, used: Used): Why | null {
  if (used.openOfAll >= mostOpenOfUnit) return 'BOOKING.ERRORS.MOST';
  const left = leftOf(rules, used);
  if (left.inWeek === 0) return 'BOOKING.ERRORS.WEEK';
  return left.open === 0 ? 'BOOKING.ERRORS.OPEN' : null;
}

/** What was asked for as a span of the thing's own times, or why it is none. */
export function askedSpan(rules: ThingRules, startsAt: string, count: number): Span | Why {
  if (count < rules.least || count > rules.most) return 'BOOKING.ERRORS.LENGTH';
  return rowOf(rules, startsAt, count) ?? 'BOOKING.ERRORS.SLOT';
}

/** The week of which `inWeek` is asked. */
export const weekOf = ({ startsAt }: Pick<Span, 'startsAt'>): { from: Day; to: Day } => {
  const from = mondayOf(startsAt.slice(0, 10));
  return { from, to: addDays(from, 7) };
};

const hour = 3600_000;
/** When its unit is reminded: the evening before, else two hours before; null where that is near already. */
export function reminderOf({ start, startsAt }: Pick<Span, 'start' | 'startsAt'>, now: Date): Date | null {
  const evening = momentAt(`${addDays(startsAt.slice(0, 10), -1)}T18:00`) as Date;
  const near = new Date(start.getTime() - 2 * hour);
  return [evening, near].find((at) => at < start && at.getTime() > now.getTime() + hour) ?? null;
}

const quiet = { evening: '21:00', morning: '08:00' };
/** At night nobody reads that something is offered. */
function afterNight(at: Date): Date {
  const wall = wallTime(at);
  const [day, clock] = [wall.slice(0, 10), wall.slice(11)];
  if (clock >= quiet.morning && clock < quiet.evening) return at;
  return momentAt(`${clock < quiet.morning ? day : addDays(day, 1)}T${quiet.morning}`) as Date;
}

/**
 * Until when a time that is free again is kept for the first of those who wait: a quarter of what is left, half an hour to twelve,
 * by daylight, and not in the last hour. Null where it begins too soon for that.
 */
export function offeredUntil({ start }: Pick<Span, 'start'>, now: Date): Date | null {
  const left = start.getTime() - now.getTime();
  const long = Math.min(12 * hour, Math.max(hour / 2, left / 4));
  const until = Math.min(afterNight(new Date(now.getTime() + long)).getTime(), start.getTime() - hour);
  return until - now.getTime() < hour / 2 ? null : new Date(until);
}

type Typed = Pick<ThingRules, 'by' | 'opens' | 'closes' | 'slotMinutes' | 'least' | 'most' | 'quiet'>;
type Problem = 'BOOKING.FORM.LEAVES' | 'BOOKING.FORM.NO_SLOT' | 'BOOKING.FORM.LEAST' | 'BOOKING.FORM.QUIET';
type Problems = { closes?: Problem; slotMinutes?: Problem; most?: Problem; quiet?: Problem };

/** What of the rules contradicts itself, by fields. */
export function problemsOf({ by, opens, closes, slotMinutes, least, most, quiet }: Typed): Problems {
  const length = minutesOf(closes) - minutesOf(opens);
  const open = openMinutes({ opens, closes });
  return {
    // Nights that follow each other would overlap.
    ...(by === 'nights' && length > 0 && { closes: 'BOOKING.FORM.LEAVES' as const }),
    ...(by === 'hours' && slotMinutes > open && { slotMinutes: 'BOOKING.FORM.NO_SLOT' as const }),
    ...(least > most && { most: 'BOOKING.FORM.LEAST' as const }),
    ...(quiet.some((q) => minutesOf(q.from) >= minutesOf(q.to)) && { quiet: 'BOOKING.FORM.QUIET' as const }),
  };
}
