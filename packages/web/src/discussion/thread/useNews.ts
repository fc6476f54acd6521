import { useEffect, useRef, useState } from 'react';
import { discussion } from '#contract/discussion/endpoints.ts';
import { isNews } from '#contract/discussion/rules.ts';
import type { DiscussionDetail } from '#contract/discussion/schema.ts';
import { useChange } from '../../base/data.ts';
import { useMe, usePortal } from '../../base/me.tsx';

/** How long what is new has to be in sight, milliseconds. */
const looked = 3000;

/**
 * What is new since the reader was here, as it was when the page was opened: until the line before it was in sight for a while.
 * Then, or at once where nothing is new, the portal learns that they were here.
 */
export function useNews(d: DiscussionDetail) {
  const me = useMe();
  const { demo } = usePortal();
  const { run } = useChange(discussion.seen);
  const [since, setSince] = useState(d.seen);
  const line = useRef<HTMLDivElement>(null);
  const known = useRef<number | null>(null);
  const reader = me.visitUntil ? null : me.id;
  const upTo = since?.upTo ?? null;
  const first = d.commentsData.find((c) => isNews(c, { memberId: reader, upTo }));
  const last = d.commentsData.at(-1);
  const newCount = upTo === null ? 0 : d.commentsData.filter((c) => isNews(c, { memberId: reader, upTo })).length;
  const tell = () => {
    if (reader === null || demo || known.current === (last?.id ?? 0)) return;
    known.current = last?.id ?? 0;
    void run({ id: d.id, commentId: last?.id ?? null }).catch(() => undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when other replies are here, or what is new was seen
  useEffect(() => {
    if (!first) return tell();
    const place = line.current;
    if (!place) return;
    let timer: number | undefined;
    const watch = new IntersectionObserver((seen) => {
      window.clearTimeout(timer);
      if (!seen.at(-1)?.isIntersecting) return;
      timer = window.setTimeout(() => {
        tell();
        setSince(last ? { at: new Date().toISOString(), upTo: last.createdAt } : since);
      }, looked);
    });
    watch.observe(place);
    return () => {
      window.clearTimeout(timer);
      watch.disconnect();
    };
  }, [first?.id, last?.id]);
  return { since, line, first: first?.id ?? null, newCount, reader, upTo };
}
