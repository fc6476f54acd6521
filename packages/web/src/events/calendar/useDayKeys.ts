import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Day } from '#contract/base/time/dates.ts';
import { dayByKey } from './weeks.ts';

/**
 * Arrows walk the days, one of which is reached by Tab; a day that is not shown is gone to and takes the focus when it
 * stands there. Answers the day that is reached.
 */
export function useDayKeys(
  place: RefObject<HTMLElement | null>,
  date: Day,
  isHere: (day: Day) => boolean,
  goTo: (day: Day) => void,
): Day {
  const [at, setAt] = useState(date);
  const [before, setBefore] = useState(date);
  const wanted = useRef<Day | null>(null);
  const latest = useRef({ isHere, goTo });
  latest.current = { isHere, goTo };
  if (before !== date) {
    setBefore(date);
    setAt(date);
  }
  useEffect(() => {
    const root = place.current;
    const walk = (e: KeyboardEvent) => {
      const from = (e.target as HTMLElement).dataset.number;
      const next = from && !e.ctrlKey && !e.metaKey && !e.altKey ? dayByKey(e.key, from) : undefined;
      if (!next) return;
      e.preventDefault();
      wanted.current = next;
      if (latest.current.isHere(next)) setAt(next);
      else latest.current.goTo(next);
    };
    root?.addEventListener('keydown', walk);
    return () => root?.removeEventListener('keydown', walk);
  }, [place]);
  useEffect(() => {
    if (wanted.current === null || wanted.current !== at) return;
    wanted.current = null;
    place.current?.querySelector<HTMLElement>(`[data-number="${at}"]`)?.focus();
  });
  return at;
}
