import { useMutationState } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { Answer } from '../../base/answer.ts';

/** Between tries whether somebody answers again. */
const every = 3_000;

const subscribe = (tell: () => void) => {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
};

type Read = { error: Answer | null; refetch: () => Promise<unknown> };

/** Whether nobody answers, and tries until somebody does: what an act that fell silent became is read as soon as it can be. */
export function useLine({ error, refetch }: Read): boolean {
  const offline = useSyncExternalStore(subscribe, () => !navigator.onLine);
  const silent = useMutationState({
    filters: { status: 'error' },
    select: ({ state }) => ((state.error as Answer | null)?.status === 0 ? state.submittedAt : 0),
  });
  const lastSilent = Math.max(0, ...silent);
  useEffect(() => {
    if (lastSilent > 0) void refetch();
  }, [lastSilent, refetch]);
  const isLost = offline || error?.status === 0;
  useEffect(() => {
    if (!isLost) return;
    const timer = setInterval(() => void refetch(), every);
    return () => clearInterval(timer);
  }, [isLost, refetch]);
  return isLost;
}
