import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { stepTo } from './one-stop.ts';

/**
 * Makes a bar of tools one stop of the Tab key: arrows, Home and End walk inside, Escape leaves. What its menus show
 * elsewhere in the page is theirs.
 */
export function useOneStop(leave: () => unknown) {
  const bar = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement | null>(null);
  const tools = () => [...(bar.current?.querySelectorAll<HTMLElement>('button:not(:disabled), select') ?? [])];
  const settle = () => {
    const all = tools();
    if (!last.current || !all.includes(last.current)) last.current = all[0] ?? null;
    for (const tool of all) tool.tabIndex = tool === last.current ? 0 : -1;
  };
  // the tools of a narrow screen are others
  useEffect(settle);
  const onFocus = (e: FocusEvent<HTMLElement>) => {
    if (!bar.current?.contains(e.target)) return;
    last.current = e.target;
    settle();
  };
  const onKeyDown = (e: KeyboardEvent<HTMLElement>) => {
    if (!bar.current?.contains(e.target as Node) || e.altKey || e.ctrlKey || e.metaKey) return;
    if (e.key === 'Escape') {
      if ((e.target as HTMLElement).getAttribute('aria-expanded') !== 'true') leave();
      return;
    }
    const all = tools();
    const to = stepTo(e.key, all.indexOf(e.target as HTMLElement), all.length);
    if (to === null) return;
    e.preventDefault();
    all[to]?.focus();
  };
  return { ref: bar, onFocus, onKeyDown };
}
