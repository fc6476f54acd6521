import { dayIn, isDay } from '#contract/base/time/dates.ts';
import { dueOn, longestInterval, nextRound, type Round } from '#contract/documents/rules-due.ts';

type Typed = { validFrom: string | null; validUntil: string | null; months: number | string | null };
const typedDay = (text: string | null): string | null => (text !== null && isDay(text) ? text : null);

/** A round as it is being typed: what cannot be read yet is not there yet. */
export function roundOf({ validFrom, validUntil, months }: Typed): Round {
  const isInterval = typeof months === 'number' && Number.isInteger(months) && months > 0 && months <= longestInterval;
  return { validFrom: typedDay(validFrom), validUntil: typedDay(validUntil), months: isInterval ? months : null };
}

export type ClosingValues = { day: string; validUntil: string };

/** What closing a round begins with: today; an end that is still ahead goes on. */
export function closingOf({ validUntil }: Pick<Round, 'validUntil'>): ClosingValues {
  const today = dayIn(new Date());
  return { day: today, validUntil: validUntil !== null && validUntil > today ? validUntil : '' };
}

/** By when it would have to be done again; null while it cannot be said. */
export const dueAfter = (round: Round, { day, validUntil }: ClosingValues): string | null =>
  isDay(day) ? dueOn(nextRound(round, { day, validUntil: typedDay(validUntil) })) : null;
