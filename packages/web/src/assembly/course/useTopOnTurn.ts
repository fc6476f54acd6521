import { useEffect, useRef } from 'react';
import type { Course } from '#contract/assembly/schema-course.ts';

/** What is on has changed: it is read from its beginning, wherever the page stood before. */
export function useTopOnTurn({ begunAt, isFinished, now, points }: Course): void {
  const turned = `${begunAt !== null} ${isFinished} ${now?.id ?? 0}`;
  const before = useRef(turned);
  useEffect(() => {
    if (before.current !== turned) window.scrollTo(0, 0);
    before.current = turned;
  }, [turned]);
  // Closed it stays shown: what comes next is brought into view.
  const closed = points.find((p) => p.id === now?.id)?.closedAt ?? null;
  const wasClosed = useRef(closed);
  useEffect(() => {
    if (closed !== null && wasClosed.current !== closed)
      document.getElementById('next')?.scrollIntoView({ block: 'nearest' });
    wasClosed.current = closed;
  }, [closed]);
}
