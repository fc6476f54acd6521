import type { TextKey } from '../texts/keys.ts';

/** Business constants of sign-in; times in milliseconds. */
export const limits = {
  passwordLength: 8,
  /** Proven to be oneself so long ago needs no password again. */
  present: 5 * 60_000,
  idle: 30 * 24 * 3600_000,
  life: 180 * 24 * 3600_000,
  resetLink: 2 * 3600_000,
  /** Links to a new password that go out at once; while so many are open, another one goes only so much later. */
  resetsAtOnce: 3,
  resetAgain: 10 * 60_000,
  loginChange: 2 * 24 * 3600_000,
  /** The link for whoever did not change the password or a passkey. */
  alarmLink: 14 * 24 * 3600_000,
  /** Passkeys added so long before that link was mailed, or after, are removed by it. */
  alarmReach: 24 * 3600_000,
} as const;

/**
 * Whether another link to a new password is mailed. Whoever asks for somebody else's fills no limit that would lock the
 * holder out: while links are not sent, those that came a moment ago still open.
 */
export const sendsAnother = (open: { count: number; last: Date | null }, now: Date): boolean =>
  open.last === null || open.count < limits.resetsAtOnce || now.getTime() - open.last.getTime() >= limits.resetAgain;

/** Why the password can't be accepted; null when it can: 8 characters, upper and lower case letter, digit. */
export function whyWeak(password: string): TextKey | null {
  if ([...password].length < limits.passwordLength) return 'PASSWORD.ERRORS.SHORT';
  if (!/\p{Lu}/u.test(password)) return 'PASSWORD.ERRORS.UPPER';
  if (!/\p{Ll}/u.test(password)) return 'PASSWORD.ERRORS.LOWER';
  if (!/\d/.test(password)) return 'PASSWORD.ERRORS.DIGIT';
  return null;
}

export type SessionState = { createdAt: Date; lastSeenAt: Date; endedAt: Date | null };

/** Whether a session still signs in at `now`: not ended, seen in 30 days, at most 180 days old. */
export function isAlive(s: SessionState, now: Date): boolean {
  if (s.endedAt) return false;
  return now.getTime() - s.lastSeenAt.getTime() < limits.idle && now.getTime() - s.createdAt.getTime() < limits.life;
}

const browsers: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const first = (list: readonly [RegExp, string][], text: string) => list.find(([sign]) => sign.test(text))?.[1];

/** "Firefox, Windows" from a user agent; empty when neither is known. */
export const deviceOf = (userAgent: string): string =>
  [first(browsers, userAgent), first(systems, userAgent)].filter(Boolean).join(', ');
