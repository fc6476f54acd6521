import { useLayoutEffect, useRef, useState } from 'react';

/** How wide the element is, pixels: known before it is first painted, and followed from then on. */
export function useWidth<E extends HTMLElement>() {
  const place = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    // What stands in no layout has no width of its own; the window's is near enough until it has.
    const look = () => setWidth(Math.floor(element.getBoundingClientRect().width) || window.innerWidth);
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return { place, width };
}
