import { daysOf } from '../base/terms/law.ts';
import { soonDays } from '../base/terms/rules.ts';
import { dayIn } from '../base/time/dates.ts';
import { addDays, daysBetween, lastDayOf } from '../base/time/working-days.ts';
import type { Duty } from './schema.ts';

/** The committee is reminded this many days after it was asked, so about a week before the last one. */
const reminded = 23;

/** Somebody has to act by the last day, so one that is free moves to the next working one (§ 607). */
export function dutyOf(reached: Date, isMet: boolean, now: Date): Duty {
  const since = dayIn(reached);
  const last = lastDayOf(since, daysOf('ownersRequest'));
  const left = daysBetween(dayIn(now), last);
  return { since, last, left, state: isMet ? 'met' : left < 0 ? 'late' : left <= soonDays ? 'soon' : 'ok' };
}

/** The latest day of reaching it that the committee is reminded of today. */
export const remindedSince = (now: Date): string => addDays(dayIn(now), -reminded);
