import { type Day, dayIn } from '../base/time/dates.ts';
import { addDays } from '../base/time/working-days.ts';
import { daysFrom, type Series } from './rules-series.ts';
import { dayOfWall, momentsOf, type Span, spanOn } from './rules-times.ts';
import { type Reminder, reminders } from './schema-words.ts';

/** What people are reminded of: a series, or what comes once. */
export type Reminded = { series: Series | null; span: Span; allDay: boolean; notifyPeriod: string };
type Due = { day: Day | null; span: Span; minutes: number };

/** Minutes before the start. A whole day begins at midnight, when nobody reads: of it at eight and at six the day before. */
const before: Readonly<Record<Exclude<Reminder, 'none'>, { timed: number; whole: number }>> = {
  '1_h': { timed: 60, whole: 6 * 60 },
  '1_d': { timed: 24 * 60, whole: 16 * 60 },
};
const minute = 60_000;

const minutesOf = ({ notifyPeriod, allDay }: Reminded): number[] =>
  reminders.flatMap((one) =>
    one === 'none' || !notifyPeriod.split(',').includes(one) ? [] : [allDay ? before[one].whole : before[one].timed],
  );

function* startsFrom(
  { series, span, allDay }: Reminded,
  from: Day,
): Generator<{ day: Day | null; span: Span; start: Date }> {
  if (!series) {
    yield { day: null, span, start: momentsOf(span, allDay).start };
    return;
  }
  for (const day of daysFrom(series, from)) {
    const one = spanOn(span, day);
    yield { day, span: one, start: momentsOf(one, allDay).start };
  }
}

/** Reminders whose time has come and whose occurrence has not begun; of one occurrence the nearest alone. */
export function remindersDue(of: Reminded, now: Date): Due[] {
  const due: Due[] = [];
  const last = addDays(dayIn(now), 2);
  for (const { day, span, start } of startsFrom(of, dayIn(now))) {
    if (dayOfWall(span.startsAt) > last) break;
    const come = minutesOf(of).filter((m) => start > now && start.getTime() - m * minute <= now.getTime());
    if (come.length > 0) due.push({ day, span, minutes: Math.min(...come) });
  }
  return due;
}

/** When somebody is to be reminded next; null when nobody is. */
export function nextReminder(of: Reminded, now: Date): Date | null {
  const minutes = minutesOf(of);
  if (minutes.length === 0) return null;
  let found: number | null = null;
  for (const { start } of startsFrom(of, dayIn(now))) {
    const times = minutes.map((m) => start.getTime() - m * minute).filter((at) => at > now.getTime());
    for (const at of times) if (found === null || at < found) found = at;
    // Later occurrences are reminded of later than the first one that has all its reminders ahead.
    if (times.length === minutes.length || !of.series) break;
  }
  return found === null ? null : new Date(found);
}
