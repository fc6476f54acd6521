import { lastOf } from '../base/terms/rules.ts';
import { type Day, dayIn, startOf } from '../base/time/dates.ts';
import { addDays } from '../base/time/working-days.ts';
import type { Rhythm } from './schema-words.ts';

const minute = 60_000;
const week = 7;
/** Minutes after midnight from which on questions are asked, and over how many they are spread. */
const [from, spread] = [4 * 60, 120];

export const rhythmOf = (hasDebt: boolean, hasReason: boolean): Rhythm =>
  hasDebt ? 'daily' : hasReason ? 'weekly' : 'resting';

/**
 * When somebody is asked for again: the next day, or the day of the week that is theirs, so that a week of a house is spread
 * over all its days. What was not answered is asked the next day.
 */
export function nextCheck(now: Date, rhythm: Rhythm, id: number, hasFailed: boolean): Date {
  const today = dayIn(now);
  const weekday = (day: Day) => Math.floor(Date.parse(`${day}T00:00:00Z`) / (24 * 3600_000)) % week;
  const isWeekly = rhythm === 'weekly' && !hasFailed;
  const after = isWeekly ? (((id - weekday(today)) % week) + week) % week || week : 1;
  const midnight = startOf(addDays(today, after)) as Date;
  return new Date(midnight.getTime() + (from + ((id * 37) % spread)) * minute);
}

export type Term = {
  from: Day;
  /** Two months after it, and the working day that this moves to. */
  counted: Day;
  day: Day;
};
/** Until when a claim is filed, counted from the decision; the one that the court writes holds. */
export function termOf(declaredOn: Day | null): Term | null {
  if (!declaredOn) return null;
  const { counted, last: day } = lastOf({ kind: 'insolvencyClaim', from: declaredOn });
  return { from: declaredOn, counted, day };
}

/** Debts before and after the day of the proceeding, by when they were due: only the former are filed. */
export function splitBy<D extends { day: Day }>(debts: readonly D[], day: Day): { before: D[]; after: D[] } {
  return { before: debts.filter((d) => d.day < day), after: debts.filter((d) => d.day >= day) };
}
