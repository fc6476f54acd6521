import { type Day, momentAt } from '../base/time/dates.ts';
import { addDays } from '../base/time/working-days.ts';

/** Before its last day who is responsible is reminded, after it whoever administers the register. */
export type Reminding = 'soon' | 'late';
/** Days before the last one. */
export const soonDays = 3;

const morning = (day: Day): Date => momentAt(`${day}T09:00`) as Date;
const lateAt = (dueOn: Day): Date => morning(addDays(dueOn, 1));

/** The next morning on which somebody is reminded of what waits; null when there is none. */
export function nextReminder(dueOn: Day | null, after: Date): Date | null {
  if (dueOn === null) return null;
  return [morning(addDays(dueOn, -soonDays)), lateAt(dueOn)].find((at) => at > after) ?? null;
}

export const remindingAt = (dueOn: Day, now: Date): Reminding => (now >= lateAt(dueOn) ? 'late' : 'soon');
