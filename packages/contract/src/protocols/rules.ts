import type { VoteDetail } from '../motions/schema.ts';

/** Between two reminders of one vote, in milliseconds. */
export const reminderPause = 12 * 3600_000;

/** When a reminder may go again after the last one; null when it may go now. */
export function remindAgainAt(last: Date | null, now: Date): Date | null {
  if (!last) return null;
  const again = new Date(last.getTime() + reminderPause);
  return again > now ? again : null;
}

type Course = Pick<VoteDetail, 'status' | 'cancelledAt' | 'finishedAt' | 'closesAt'>;

/** Whether somebody ended the vote sooner than was announced to those who were to vote. */
export const endedEarly = ({ status, cancelledAt, finishedAt, closesAt }: Course): boolean =>
  status === 'finish' &&
  cancelledAt === null &&
  finishedAt !== null &&
  closesAt !== null &&
  Date.parse(finishedAt) < Date.parse(closesAt);
