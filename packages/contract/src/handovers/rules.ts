import type { Day } from '../base/time/dates.ts';
import type { ReportState } from '../reports/schema.ts';
import type { WorkState } from './schema.ts';

/** Days that a link serves for at most. */
export const linkDays = 60;
/** Days after the hand-over for which a link, though it ended, still says whom to call. */
export const callDays = 180;
/** Days ahead that a firm may promise. */
export const mostDaysAhead = 365;
/** Fewer jobs that their reporters judged say nothing of a firm. */
export const fewestJudged = 3;
/** Pictures that a firm may add to one report. */
export const mostPhotos = 10;
/** Hours that a firm chooses from, as the page offers them. */
export const windows = [
  { from: 7, to: 9 },
  { from: 9, to: 12 },
  { from: 12, to: 15 },
  { from: 15, to: 18 },
] as const;

type Link = { hasToken: boolean; expiresAt: Date; endedAt: Date | null };
type Of = { status: ReportState; isDeleted: boolean; isOn: boolean };

/** Whether the link of a hand-over opens its page: while it stands, the report is open and the house has the module on. */
export const isLinkOpen = (
  { hasToken, expiresAt, endedAt }: Link,
  { status, isDeleted, isOn }: Of,
  now: Date,
): boolean =>
  hasToken && endedAt === null && expiresAt > now && isOn && !isDeleted && (status === 'new' || status === 'solving');

/** Whether a firm may promise this day: today or later, and not for ever. */
export function isDayOfWork(day: Day, today: Day): boolean {
  const ahead = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  return ahead >= 0 && ahead <= mostDaysAhead;
}

/** Whether the firm may take its pictures back: until it says that it is done, because then somebody looks at them. */
export const mayRemovePhotos = (state: WorkState): boolean => state !== 'done';

/** Whether a link that ended still says whom to call. */
export const isCallShown = (handedOver: Date, now: Date): boolean =>
  now.getTime() - handedOver.getTime() < callDays * 86_400_000;
