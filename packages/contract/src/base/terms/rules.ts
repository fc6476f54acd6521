import type { Day } from '../time/dates.ts';
import { addDays, daysBetween, nextWorkingDay, plusMonths } from '../time/working-days.ts';
import type { TermFact } from './fact.ts';
import { termLaw } from './law.ts';

/** This many days before its last one a term is near. */
export const soonDays = 14;
/** Days before the last one on which people are mailed. */
export const mailDays = [14, 3] as const;

/** Where a term stands: there is time, it is near, it is over and nothing was done, it is done, it is not of this house. */
export const termStates = ['late', 'soon', 'ok', 'done', 'notOurs'] as const;
export type TermState = (typeof termStates)[number];

type Counted = Pick<TermFact, 'kind' | 'from' | 'until' | 'days'>;

/** The last day before free days are looked at (§ 605: counted from the day after; a month without that day ends on its last). */
function plainLast({ kind, from, until, days }: Counted): Day {
  const { counts } = termLaw.kinds[kind];
  if (until !== undefined) return until;
  if (counts === 'given') throw new Error(`${kind} has to say its last day`);
  if ('months' in counts) return plusMonths(from, counts.months);
  // Neither the day of sending nor that of the meeting is among full days.
  if ('fullDaysBefore' in counts) return addDays(from, -((days ?? counts.fullDaysBefore) + 1));
  return addDays(from, days ?? counts.days);
}

/** The last day of the term, as it was counted, and whether a free day moved it. */
export function lastOf(fact: Counted): { last: Day; counted: Day; moved: boolean } {
  const plain = plainLast(fact);
  const last = termLaw.kinds[fact.kind].moves && fact.until === undefined ? nextWorkingDay(plain) : plain;
  return { last, counted: plain, moved: last !== plain };
}

export type Marked = { what: 'done' | 'notOurs' } | null;

/** How the term stands today. A vote that is too short is late at once: its end can only be moved while it runs. */
export function stateOf(fact: Counted & Pick<TermFact, 'met'>, marked: Marked, today: Day): TermState {
  if (marked?.what === 'notOurs') return 'notOurs';
  if (fact.met || marked?.what === 'done') return 'done';
  const left = daysBetween(today, lastOf(fact).last);
  if (fact.kind === 'voteLength') return 'late';
  if (!termLaw.kinds[fact.kind].acts) return left < 0 ? 'done' : 'ok';
  return left < 0 ? 'late' : left <= soonDays ? 'soon' : 'ok';
}

/** How much of the term is gone: days since what it is counted from, or back to its mail where it is counted back. */
export function spentOf(fact: Counted, today: Day): { days: number; gone: number; left: number } {
  const { last } = lastOf(fact);
  const counts = termLaw.kinds[fact.kind].counts;
  const isBack = typeof counts === 'object' && 'fullDaysBefore' in counts;
  const begins = isBack ? addDays(last, -soonDays) : fact.from;
  const days = Math.max(1, daysBetween(begins, last));
  const left = daysBetween(today, last);
  return { days, gone: Math.min(days, Math.max(0, days - left)), left };
}

/** Which mail of the term is due today: the nearest of those whose day has come; null when none, or when it is over. */
export function mailDue(last: Day, today: Day): number | null {
  const left = daysBetween(today, last);
  return left < 0 ? null : (mailDays.findLast((days) => left <= days) ?? null);
}
