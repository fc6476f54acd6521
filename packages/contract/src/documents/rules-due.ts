import type { Day } from '../base/time/dates.ts';
import { plusMonths } from '../base/time/working-days.ts';

/** What a document may be to the house beside a paper: something that comes again, or runs out. */
export const obligationKinds = [
  ...(['lift', 'gas', 'electricity', 'chimney', 'fire', 'insurance', 'contract', 'other'] as const),
] as const;
export type ObligationKind = (typeof obligationKinds)[number];

export const firmLength = 120;
/** Months between two rounds, at most. */
export const longestInterval = 240;
/** People who are told of one document. */
export const mostWatchers = 20;
/** How many days ahead those are told; the first is also where "soon" begins. */
export const warningDays = [60, 30, 7] as const;
export type WarningStep = (typeof warningDays)[number];

const millisecondsOfDay = 86_400_000;
const at = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10);

export const plusDays = (day: Day, days: number): Day => dayOf(at(day) + days * millisecondsOfDay);
/** Below zero when it was before. */
export const daysUntil = (day: Day, today: Day): number => Math.round((at(day) - at(today)) / millisecondsOfDay);

/** One round of an obligation: since when it holds, until when, and after how many months it comes again. */
export type Round = { validFrom: Day | null; validUntil: Day | null; months: number | null };

/** The last day by which it has to be done again: the earlier of the two that are known; null when neither is. */
export function dueOn({ validFrom, validUntil, months }: Round): Day | null {
  const again = validFrom !== null && months !== null ? plusMonths(validFrom, months) : null;
  if (again === null || validUntil === null) return again ?? validUntil;
  return again < validUntil ? again : validUntil;
}

/** The round that follows one that was closed on a day: counted from that day, and not from when it should have been. */
export const nextRound = (round: Round, { day, validUntil }: { day: Day; validUntil: Day | null }): Round => ({
  validFrom: day,
  validUntil,
  months: round.months,
});

export const dueStates = ['overdue', 'soon', 'later'] as const;
export type DueState = (typeof dueStates)[number];
/** On the day itself there is still time. */
export function dueState(due: Day, today: Day): DueState {
  if (due < today) return 'overdue';
  return daysUntil(due, today) <= warningDays[0] ? 'soon' : 'later';
}

/** Of the warnings the latest whose time has come; of those that were missed, and after the day itself, only the last. */
export const warningNow = (due: Day, today: Day): WarningStep | null =>
  warningDays.filter((days) => daysUntil(due, today) <= days).at(-1) ?? null;

/** The next day after today on which there is something to warn of; null when all has been said. */
export const nextWarning = (due: Day, today: Day): Day | null =>
  warningDays.map((days) => plusDays(due, -days)).find((day) => day > today) ?? null;
