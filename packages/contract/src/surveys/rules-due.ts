import { isAhead, type Standing, stateOf } from './rules.ts';

const day = 24 * 3600_000;
/** Days before the end when those who have not answered are reminded, in this order. */
export const remindDays = [3, 1] as const;

export type Running = Standing & { announcedAt: Date | null; reminded: number };

/** When the reminder is to go; null when there is none, or it would come within a day after people were told of the survey. */
function remindAt({ dateTo, announcedAt, dateFrom }: Running, which: number): Date | null {
  const days = remindDays[which];
  if (dateTo === null || days === undefined) return null;
  const at = new Date(dateTo.getTime() - days * day);
  const since = announcedAt ?? dateFrom;
  return since !== null && at.getTime() - since.getTime() < day ? null : at;
}

/** The next reminder that has not gone, and when; those that would come too soon are passed over. */
export function nextReminder(s: Running): { which: number; at: Date } | null {
  for (let which = s.reminded; which < remindDays.length; which += 1) {
    const at = remindAt(s, which);
    if (at) return { which, at };
  }
  return null;
}

/** What of a running survey is to be done at this moment, the first of it; null when nothing is. */
export function whatIsDue(s: Running, now: Date): 'begin' | 'remind' | 'end' | null {
  if (s.status !== 'active') return null;
  if (stateOf(s, now) === 'finished') return 'end';
  if (isAhead(s, now)) return null;
  if (s.announcedAt === null) return 'begin';
  const next = nextReminder(s);
  return next && next.at <= now ? 'remind' : null;
}

/** When something is to be done with it next; null when nothing will be by itself. */
export function dueAtOf(s: Running): Date | null {
  if (s.status !== 'active') return null;
  if (s.announcedAt === null && s.dateFrom !== null) return s.dateFrom;
  return nextReminder(s)?.at ?? s.dateTo;
}
