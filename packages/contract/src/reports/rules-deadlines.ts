import { type Day, dayIn } from '../base/time/dates.ts';
import { addDays, daysBetween, lastDayOf } from '../base/time/working-days.ts';
import type { ReportState } from './schema.ts';
import { longestDeadline } from './schema-types.ts';

/** The last day to solve what was reported at that moment; counted from the following day and never ended on a free one. */
export const dueOnOf = (filedAt: Date, days: number | null): Day | null =>
  days === null ? null : lastDayOf(dayIn(filedAt), days);

type Kept = { status: ReportState; dueOn: Day | null };
const isOpen = ({ status }: Kept) => status === 'new' || status === 'solving';

/** How many days it is over its day; zero while there is time, for what is solved and where nobody counts days. */
export const daysOver = (r: Kept, today: Day): number =>
  isOpen(r) && r.dueOn !== null ? Math.max(daysBetween(r.dueOn, today), 0) : 0;

/** Why a report may not be given this last day by hand, which counts as it is, a weekend too; null when it may. */
export type WhyNotDue = 'past' | 'far' | 'same';
export function whyNotDue(day: Day, had: Day | null, today: Day): WhyNotDue | null {
  if (day === had) return 'same';
  const ahead = daysBetween(today, day);
  return ahead < 0 ? 'past' : ahead > longestDeadline ? 'far' : null;
}

/** Days after the last one on which its solver is told, and then after that the chair. */
export const solverToldAfter = 1;
export const chairToldAfter = 3;

/** Who has been told that it is late: nobody, its solver, the chair too. */
export type Warned = 0 | 1 | 2;

/** The day on which somebody is to be told next; null when all was said. A late run waits as long before the chair is told. */
export function warnOnOf(dueOn: Day | null, warned: Warned, today: Day): Day | null {
  if (dueOn === null || warned === 2) return null;
  return warned === 0 ? addDays(dueOn, solverToldAfter) : addDays(today, chairToldAfter);
}
