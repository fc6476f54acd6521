import { type AskType, askTypes } from './schema.ts';

export type AskId = { type: AskType; id: number; version: number };

/** The name under which one version of a thing is accepted: "message-12-1". */
export const askIdOf = ({ type, id, version }: AskId): string => `${type}-${id}-${version}`;

/** What the name means; null when it is none. */
export function readAskId(text: string): AskId | null {
  const [, type, id, version] = /^([a-z]+)-([1-9]\d{0,14})-([1-9]\d{0,8})$/.exec(text) ?? [];
  if (!type || !(askTypes as readonly string[]).includes(type)) return null;
  return { type: type as AskType, id: Number(id), version: Number(version) };
}

/** Between two reminders of one thing, in milliseconds. */
export const reminderPause = 12 * 3600_000;

/** When a reminder may go again after the last one; null when it may go now. */
export function remindAgainAt(last: Date | null, now: Date): Date | null {
  const again = last && new Date(last.getTime() + reminderPause);
  return again && again > now ? again : null;
}

/** How somebody who has not confirmed can be reached, the worst first. */
export const reaches = ['none', 'mail', 'access'] as const;
export type Reached = (typeof reaches)[number];
