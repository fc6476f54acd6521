import { dayIn } from '../base/dates.ts';
import { daysBetween, lastDayOf } from '../base/working-days.ts';
import type { MinutesClock } from './schema.ts';

/** Days in which minutes have to be drawn up (§ 254), and how many before the last one they are pressing. */
const term = 30;
const soon = 14;

/** The term runs from the end of the meeting; a last day that is free moves to the next working one (§ 607). */
export function clockOf(end: Date, now: Date): MinutesClock {
  const [from, today] = [dayIn(end), dayIn(now)];
  const last = lastDayOf(from, term);
  const left = daysBetween(today, last);
  const days = daysBetween(from, last);
  const state = left < 0 ? 'late' : left <= soon ? 'soon' : 'ok';
  return { last, days, left, gone: Math.max(0, Math.min(days, days - left)), state };
}
