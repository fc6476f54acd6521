import { startTransition, useEffect, useRef, useState } from 'react';

/** How far from the window something still stands whole, so that nobody scrolls into an empty place. */
const ahead = '800px';
/** Lists of so many rows stand whole. */
export const wholeUpTo = 100;
/** How tall a part stood when it was last seen, by its first row: whoever comes back finds the page as long as it was. */
const heights = new WeakMap<object, number>();

type Place = {
  /** The row that begins the part. */
  first: object;
  /** Whether it is drawn before anybody has looked where it stands. */
  begins: boolean;
  /** How tall it is taken for until it has been seen. */
  guess: number;
};

/** Whether a part of a long list is near the window; where it is not, how tall the empty place in its stead is. */
export function useNear<E extends HTMLElement>({ first, begins, guess }: Place) {
  const place = useRef<E>(null);
  const [isNear, setNear] = useState(begins);
  useEffect(() => {
    const part = place.current;
    if (!part) return;
    let drawn = begins;
    const look = (entry: IntersectionObserverEntry) => {
      if (!entry.isIntersecting && part.contains(document.activeElement)) return;
      if (!entry.isIntersecting && drawn) heights.set(first, Math.round(entry.boundingClientRect.height));
      drawn = entry.isIntersecting;
      // What comes near is drawn between frames: it is not in sight yet. What leaves goes at once.
      if (drawn) startTransition(() => setNear(true));
      else setNear(false);
    };
    const watcher = new IntersectionObserver((seen) => seen.slice(-1).forEach(look), { rootMargin: ahead });
    watcher.observe(part);
    return () => watcher.disconnect();
  }, [first, begins]);
  return { place, gap: isNear ? null : (heights.get(first) ?? guess) };
}

/** Rows of a list in parts of so many. */
export const partsOf = <R>(rows: readonly R[], size: number): R[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, i) => rows.slice(i * size, (i + 1) * size));
