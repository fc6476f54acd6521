import { startTransition, useEffect, useRef, useState } from 'react';

/** How far from the window a picture is fetched once somebody scrolls; until then nothing out of sight is. */
const ahead = '320px';
/** Milliseconds that a place has to stay so near: what only flies by is not fetched. */
const stay = 120;

/** What shows the picture of a place, and since when places are near. */
const shows = new Map<Element, () => void>();
const near = new Map<Element, number>();

function arrive() {
  const now = performance.now();
  const come = [...near].filter(([, since]) => now - since >= stay);
  for (const [place] of come) near.delete(place);
  if (near.size > 0) window.setTimeout(arrive, stay / 2);
  startTransition(() => {
    for (const [place] of come) shows.get(place)?.();
  });
}

function see(seen: readonly IntersectionObserverEntry[]) {
  const isQuiet = near.size === 0;
  for (const { target, isIntersecting, time } of seen)
    if (!isIntersecting) near.delete(target);
    else if (!near.has(target)) near.set(target, time);
  if (isQuiet && near.size > 0) window.setTimeout(arrive, stay);
}

/** One for all places: what has arrived together is drawn together. */
let watcher: IntersectionObserver | undefined;
function watching(): IntersectionObserver {
  if (watcher) return watcher;
  watcher = new IntersectionObserver(see);
  const widen = () => {
    watcher?.disconnect();
    watcher = new IntersectionObserver(see, { rootMargin: ahead });
    for (const place of shows.keys()) watcher.observe(place);
  };
  window.addEventListener('scroll', widen, { once: true, passive: true });
  return watcher;
}

/** Whether a place has come near the window and stayed: from then on its picture is there. */
export function useArrived<E extends HTMLElement>(begins: boolean) {
  const place = useRef<E>(null);
  const [isHere, setHere] = useState(begins);
  useEffect(() => {
    const element = place.current;
    if (isHere || !element) return;
    shows.set(element, () => setHere(true));
    watching().observe(element);
    return () => {
      watching().unobserve(element);
      shows.delete(element);
      near.delete(element);
    };
  }, [isHere]);
  return { place, isHere };
}
