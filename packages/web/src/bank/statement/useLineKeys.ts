import { useEffect, useRef } from 'react';

export type LineKeys = {
  move: (by: 1 | -1) => void;
  /** The proposal of the line, or the choice of a unit where there is none. */
  act: () => void;
  split: () => void;
  other: () => void;
  later: () => void;
};

const isTyping = (at: EventTarget | null): boolean =>
  at instanceof HTMLElement && (at.isContentEditable || at.matches('input, textarea, select'));
/** Enter on what is a button or a link already does something. */
const isActive = (at: EventTarget | null): boolean => at instanceof HTMLElement && at.closest('button, a') !== null;
/** A dialog has keys of its own. */
const isAsked = (): boolean => document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;

/** Arrows go among payments, Enter assigns, R splits, J chooses another unit, N leaves it for later. */
export function useLineKeys(keys: LineKeys | null): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      const does = now.current;
      if (!does || e.defaultPrevented || e.repeat || e.ctrlKey || e.metaKey || e.altKey) return;
      if (isTyping(e.target) || isAsked() || (e.key === 'Enter' && isActive(e.target))) return;
      const acts: Record<string, () => void> = {
        ArrowDown: () => does.move(1),
        ArrowUp: () => does.move(-1),
        Enter: does.act,
        r: does.split,
        j: does.other,
        n: does.later,
      };
      const act = acts[e.key.length === 1 ? e.key.toLowerCase() : e.key];
      if (!act) return;
      e.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
