import * as z from 'zod/mini';

/** How soon somebody wants to be told of news: at once, with the digest of the day or of the week, or not at all. */
export const paces = ['now', 'daily', 'weekly', 'never'] as const;
export type Pace = (typeof paces)[number];

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'BASE.FORM.INVALID'));
/** Hours of Prague clocks in which nobody is mailed news; over midnight when it ends before it begins. */
export const Quiet = z.object({ from: clock, to: clock });
export type Quiet = z.output<typeof Quiet>;

export const noticeKinds = [
  'published',
  'changed',
  'emergency',
  'reminder',
  'comment',
  'mention',
  'finished',
  'given',
  'overdue',
  'asked',
  'complained',
  'answered',
  'judged',
  'cancelled',
  'soon',
  'addressed',
  'summoned',
  'summonsChanged',
  'summonsCancelled',
  'summonsSoon',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What became of telling one person at one address. `later` waits for a digest or for the end of quiet hours. */
export const noticeStates = ['noAddress', 'failed', 'waiting', 'later', 'dropped', 'muted', 'sent'] as const;
export type NoticeState = (typeof noticeStates)[number];

/** A signed word of who is to be left alone; several people when they share one address. */
export const unsubscribeToken = z.string().check(z.minLength(40), z.maxLength(2000));
