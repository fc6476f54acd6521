import { dayIn } from '../base/time/dates.ts';
import { addDays, daysBetween } from '../base/time/working-days.ts';
import type { MeetingNews, MeetingNotice } from './schema.ts';

/** Under this many days before it a meeting is called off late (§ 250). */
const lateDays = 7;

export const yearOf = (start: Date): number => Number(dayIn(start).slice(0, 4));

/**
 * Full days alone count: neither the day on which the invitation goes nor that of the meeting does, the stricter reading of
 * § 605.
 */
export function noticeOf(sent: Date, start: Date, days: number): MeetingNotice {
  const on = dayIn(start);
  const full = Math.max(0, daysBetween(dayIn(sent), on) - 1);
  return { days, full, latest: addDays(on, -(days + 1)), isShort: full < days };
}

/** Who comes because nobody told them in time may ask for what it cost them. Days are counted, not hours. */
export const isLateToCancel = (start: Date, now: Date): boolean => daysBetween(dayIn(now), dayIn(start)) < lateDays;

type Standing = { status: 'concept' | 'scheduled' | 'finished'; cancelled: boolean; start: Date; end: Date };

/** How a meeting stands for those who look at `now`: its hours tell one that is being held from one that was left open. */
export function stateOf({ status, cancelled, start, end }: Standing, now: Date) {
  if (cancelled) return 'cancelled';
  if (status !== 'scheduled' || now < start) return status;
  return now < end ? 'running' : 'over';
}

export type Announced = { name: string; start: Date; end: Date; address: string; description: string };

const was = <T>(before: T, after: T, isSame: boolean) => (isSame ? null : { before, after });

/** What the change takes from the invitation that people have; null when nothing of it. */
export function newsOf(before: Announced, after: Announced, now: Date): MeetingNews | null {
  const times = ({ start, end }: Announced) => ({ start: start.toISOString(), end: end.toISOString() });
  const [had, has] = [times(before), times(after)];
  const news = {
    at: now.toISOString(),
    name: was(before.name, after.name, before.name === after.name),
    times: was(had, has, had.start === has.start && had.end === has.end),
    address: was(before.address, after.address, before.address === after.address),
    description: before.description !== after.description,
    agenda: null,
  };
  return news.name || news.times || news.address || news.description ? news : null;
}

/** What another agenda alone takes from the invitation that people have. */
export const newsOfAgenda = (agenda: MeetingNews['agenda'], now: Date): MeetingNews => ({
  ...{ at: now.toISOString(), name: null, times: null, address: null, description: false },
  agenda,
});

/** The term of the invitation runs anew from a change of when, where or what is on; another name alone changes nothing. */
export const restartsNotice = ({ times, address, description, agenda }: MeetingNews): boolean =>
  times !== null || address !== null || description || agenda !== null;
