import { useSyncExternalStore } from 'react';
import { session } from '../base/session.ts';
import { inTab } from '../base/stored.ts';

/** What was put off in this tab since signing in, and how many times the queue was asked for anew. */
type Kept = { by: string; ids: readonly string[]; round: number };

const name = 'pavlac.postponed';
/** The end of the token: after the next sign-in everything waits again. */
const who = () => session.token()?.slice(-8) ?? '';

function read(): Kept {
  try {
    const { by, ids } = JSON.parse(inTab.read(name) ?? '') as Kept;
    if (by === who() && Array.isArray(ids)) return { by, ids, round: 0 };
  } catch {}
  return { by: who(), ids: [], round: 0 };
}

let kept = read();
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const now = (): Kept => {
  if (kept.by !== who()) kept = read();
  return kept;
};
function become(ids: readonly string[], round: number) {
  kept = { by: who(), ids, round };
  inTab.write(name, JSON.stringify({ by: kept.by, ids }));
  for (const tell of listeners) tell();
}

/** Put off until the next sign-in. */
export const postpone = (id: string): void => become([...now().ids, id], now().round);
/** Everything waits again, and the queue opens. */
export const askAgain = (): void => become([], now().round + 1);
export const usePostponed = (): Kept => useSyncExternalStore(subscribe, now);
