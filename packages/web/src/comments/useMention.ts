import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { typedName } from '#contract/comments/rules.ts';
import type { Mentioned } from '#contract/comments/schema.ts';
import { useFound } from '../kit/choose/useFound.ts';

export type FindPeople = (text: string) => Promise<Mentioned[]>;

/** Choosing a neighbour while their name is typed after an at-sign: arrows, Enter, Escape. */
export function useMention(
  place: RefObject<HTMLTextAreaElement | null>,
  find: FindPeople | undefined,
  put: (text: string) => void,
  named: readonly Mentioned[] = [],
) {
  const list = useId();
  const [typing, setTyping] = useState<{ from: number; text: string } | null>(null);
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState<readonly Mentioned[]>(named);
  const [found, search] = useFound<Mentioned>((text) => find?.(text) ?? [], 200);
  const opened = typing !== null && find !== undefined;

  /** Looks where the caret is after something was typed or the caret moved. */
  const look = () => {
    const { value = '', selectionStart = 0 } = place.current ?? {};
    const next = find ? typedName(value, selectionStart) : null;
    if (next?.text === typing?.text && next?.from === typing?.from) return;
    setTyping(next);
    setAt(0);
    if (next) search(next.text);
  };
  const pick = (one: Mentioned) => {
    const field = place.current;
    if (!field || !typing) return;
    const before = `${field.value.slice(0, typing.from)}@${one.full_name} `;
    const after = field.value.slice(field.selectionStart).replace(/^ /, '');
    // At once: a caret that is put behind the name later would take what was typed meanwhile apart.
    flushSync(() => {
      put(before + after);
      setChosen((all) => [...all.filter((c) => c.id !== one.id), one]);
      setTyping(null);
    });
    field.focus();
    field.setSelectionRange(before.length, before.length);
  };
  const onKeyDown = (e: KeyboardEvent) => {
    if (!opened) return;
    const { items } = found;
    const step = { ArrowDown: 1, ArrowUp: -1 }[e.key];
    if (step && items.length > 0) {
      e.preventDefault();
      setAt((at + step + items.length) % items.length);
    } else if ((e.key === 'Enter' || e.key === 'Tab') && items[at] && !found.waiting) {
      e.preventDefault();
      pick(items[at]);
    } else if (e.key === 'Escape') {
      e.stopPropagation();
      setTyping(null);
    }
  };
  const close = () => setTyping(null);
  return { list, opened, at, chosen, people: found.items, waiting: found.waiting, look, pick, onKeyDown, close };
}
