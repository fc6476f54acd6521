import { type Day, dayIn, momentAt } from '../base/time/dates.ts';
import { addDays } from '../base/time/working-days.ts';

const morning = (day: Day): Date => momentAt(`${day}T09:00`) as Date;
/** When who stands in from that day is told that it begins; null when it has begun. */
export const firstMorning = (from: Day, now: Date): Date | null => (from > dayIn(now) ? morning(from) : null);

const halfDay = 12 * 3600_000;

/** Mornings on which those who are missing are reminded: two days before the last day and on it; without one three times. */
const morningsOf = (asked: Date, dueOn: Day | null): Date[] => {
  const days = dueOn ? [addDays(dueOn, -2), dueOn] : [3, 10, 17].map((n) => addDays(dayIn(asked), n));
  return days.map(morning);
};

/** The next reminder after this moment; null when there is none. Nobody is reminded of what came just now. */
export function nextReminder(asked: Date, dueOn: Day | null, after: Date): Date | null {
  const from = Math.max(after.getTime(), asked.getTime() + halfDay);
  return morningsOf(asked, dueOn).find((at) => at.getTime() > from) ?? null;
}
