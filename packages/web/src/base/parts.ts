import { type ComponentType, lazy, useEffect, useState } from 'react';
import type { Piece } from '#contract/texts/pieces.ts';
import { loadTexts } from './texts.tsx';

type Surroundings = { isOnline: () => boolean; online: () => Promise<unknown> };

const browser: Surroundings = {
  isOnline: () => navigator.onLine,
  online: () => new Promise((back) => window.addEventListener('online', back, { once: true })),
};

/** Loads a part of a page that may come later; without a connection it waits for one instead of breaking the page. */
export async function loadPart<T>(load: () => Promise<T>, { isOnline, online } = browser): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (isOnline()) throw error;
      await online();
    }
  }
}

/**
 * A component whose code comes when it is first shown; without a connection its place waits, and what is typed stays. What
 * it says comes with it, where the page around does not say the same.
 */
export const latePart = <P>(load: () => Promise<ComponentType<P>>, says: readonly Piece[] = []) =>
  lazy(async () => {
    const [part] = await Promise.all([loadPart(load), loadPart(() => loadTexts(says))]);
    return { default: part };
  });

/** The same, and what its opener says of hands that come near: the code is fetched before they press. */
export function nearPart<P>(load: () => Promise<ComponentType<P>>, says: readonly Piece[] = []) {
  const come = () => void Promise.all([load(), loadTexts(says)]).catch(() => {});
  const near = { onPointerEnter: come, onTouchStart: come, onFocus: come };
  return [latePart(load, says), near] as const;
}

/** Fetches what will be needed soon when the page has come to rest, so that it is here before anybody asks. */
export function useSoon(load: () => Promise<unknown>): void {
  useEffect(() => {
    const come = () => void load().catch(() => undefined);
    // Not every browser tells when it is at rest.
    if (!('requestIdleCallback' in window)) {
      const later = setTimeout(come, 3_000);
      return () => clearTimeout(later);
    }
    let rest = 0;
    const later = setTimeout(() => {
      rest = window.requestIdleCallback(come);
    }, 1_500);
    return () => {
      clearTimeout(later);
      window.cancelIdleCallback(rest);
    };
  }, [load]);
}

/** Whether what came with its first opening is open: closed for a moment, so that it sees where the focus was before. */
export function useOpened(opened: boolean): boolean {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    const soon = setTimeout(() => setStands(true));
    return () => clearTimeout(soon);
  }, []);
  return stands && opened;
}

/** Whether it was ever true: what came once stays, and closes as slowly as it opened. */
export function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
