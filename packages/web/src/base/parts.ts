import { type ComponentType, lazy } from 'react';
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
