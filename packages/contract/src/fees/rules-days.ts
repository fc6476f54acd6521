import { type Day, dayIn, momentAt } from '../base/time/dates.ts';
import { addDays, plusMonths } from '../base/time/working-days.ts';
import type { Frequency } from './schema-words.ts';

export const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** Months from one due day to the next; none of what is paid once. */
const months: Readonly<Record<Frequency, number | null>> = {
  monthly: 1,
  quarterly: 3,
  halfYearly: 6,
  annual: 12,
  oneOff: null,
  every2Years: 24,
  every3Years: 36,
  every4Years: 48,
  every5Years: 60,
};

export type Due = { frequency: Frequency; firstDue: Day };
const monthOf = (day: Day): number => {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return year * 12 + month;
};

/** Due days from a day up to another, both of them included. Counted from the first one, so the 31st comes back after February. */
export function dueDays({ frequency, firstDue }: Due, from: Day, to: Day): Day[] {
  const step = months[frequency];
  if (step === null) return firstDue >= from && firstDue <= to ? [firstDue] : [];
  const found: Day[] = [];
  let turn = Math.max(0, Math.floor((monthOf(from) - monthOf(firstDue)) / step));
  for (let day = plusMonths(firstDue, turn * step); day <= to; day = plusMonths(firstDue, ++turn * step))
    if (day >= from) found.push(day);
  return found;
}

/** The first due day that is not before this one; null where none comes any more. */
export function nextDue(due: Due, from: Day): Day | null {
  const step = months[due.frequency];
  if (step === null || due.firstDue >= from) return due.firstDue >= from ? due.firstDue : null;
  return dueDays(due, from, plusMonths(from, step))[0] ?? null;
}

/** Days ahead: an inspection of once a year or less has to be ordered, a monthly invoice only paid. */
const daysAhead: Readonly<Record<Frequency, number>> = {
  monthly: 3,
  quarterly: 7,
  halfYearly: 14,
  annual: 30,
  oneOff: 30,
  every2Years: 30,
  every3Years: 30,
  every4Years: 30,
  every5Years: 30,
};
const morningBefore = (due: Due, day: Day): Date =>
  momentAt(`${addDays(day, -daysAhead[due.frequency])}T09:00`) as Date;

/** The next morning on which the committee is reminded of a due day; null where none comes. */
export function nextReminder(due: Due, after: Date): Date | null {
  const first = nextDue(due, dayIn(after));
  // Days ahead are fewer than those between two due days, so the second one is always reminded of after the first.
  const second = first && nextDue(due, addDays(first, 1));
  return [first, second].flatMap((day) => (day ? [morningBefore(due, day)] : [])).find((at) => at > after) ?? null;
}
