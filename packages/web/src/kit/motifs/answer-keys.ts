import type { VoteValue } from '#contract/motions/schema.ts';

const keys: Record<string, VoteValue> = {
  '1': 'agree',
  p: 'agree',
  '2': 'notAgree',
  n: 'notAgree',
  '3': 'noVote',
  z: 'noVote',
  '0': 'miss',
};
/** The answer a key stands for: digits, or letters of either case. Keys with Ctrl or Alt belong to the browser. */
export const valueOfKey = (e: {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}): VoteValue | null => (e.ctrlKey || e.altKey || e.metaKey ? null : (keys[e.key.toLowerCase()] ?? null));

type Key = Parameters<typeof valueOfKey>[0];
/** U closes the point. */
export const isClosingKey = (e: Key): boolean => !e.ctrlKey && !e.altKey && !e.metaKey && e.key.toLowerCase() === 'u';
