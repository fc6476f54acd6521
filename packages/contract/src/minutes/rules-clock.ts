import { daysOf } from '../base/terms/law.ts';
import { soonDays } from '../base/terms/rules.ts';
import { dayIn } from '../base/time/dates.ts';
import { daysBetween, lastDayOf } from '../base/time/working-days.ts';
import type { MinutesClock } from './schema.ts';

/** The term runs from the end of the meeting; a last day that is free moves to the next working one (§ 607). */
export function clockOf(end: Date, now: Date): MinutesClock {
  const [from, today] = [dayIn(end), dayIn(now)];
  const last = lastDayOf(from, daysOf('minutes'));
  const left = daysBetween(today, last);
  const days = daysBetween(from, last);
  const state = left < 0 ? 'late' : left <= soonDays ? 'soon' : 'ok';
  return { last, days, left, gone: Math.max(0, Math.min(days, days - left)), state };
}
