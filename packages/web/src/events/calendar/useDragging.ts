import { type RefObject, useEffect, useRef, useState } from 'react';

/** A day, or an hour of it: YYYY-MM-DD, YYYY-MM-DDTHH:mm. */
export type Slot = string;
/** What is being drawn by the hand: a new event from one place to another, or one that is carried. */
export type Dragged = { key: string | null; from: Slot; to: Slot; x: number; y: number };
export type Hands = {
  /** Which day or hour stands under the hand. */
  slotAt: (x: number, y: number) => Slot | null;
  add?: ((from: Slot, to: Slot) => void) | undefined;
  move?: ((key: string, from: Slot, to: Slot) => void) | undefined;
};

/** Less is a hand that shakes, not one that carries. */
const shake = 5;

/** The click that ends a drag opens nothing. */
function swallowClick() {
  const swallow = (e: MouseEvent) => {
    e.preventDefault();
    e.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

/**
 * Drawing a new event over days or hours and carrying one elsewhere, by mouse or pen; a finger scrolls, and its tap on an
 * empty place is a new event too. Escape lets go. Whoever uses the keyboard has the days and the form.
 */
export function useDragging(place: RefObject<HTMLElement | null>, hands: Hands): Dragged | null {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const latest = useRef(hands);
  latest.current = hands;
  useEffect(() => {
    const root = place.current;
    if (!root) return;
    let begun: (Dragged & { moved: boolean }) | null = null;
    const end = () => {
      begun = null;
      setDragged(null);
    };
    const down = (e: PointerEvent) => {
      const target = e.target as Element;
      const key = target.closest<HTMLElement>('[data-event]')?.dataset.event ?? null;
      const from = latest.current.slotAt(e.clientX, e.clientY);
      const isFree = key === null && !target.closest('a,button');
      const may = key ? latest.current.move : isFree && latest.current.add;
      if (e.button !== 0 || e.pointerType === 'touch' || !from || !may) return;
      // Words would be marked instead.
      if (isFree) e.preventDefault();
      begun = { key, from, to: from, x: e.clientX, y: e.clientY, moved: false };
    };
    const move = (e: PointerEvent) => {
      if (!begun) return;
      const far = Math.hypot(e.clientX - begun.x, e.clientY - begun.y) > shake;
      if (!begun.moved && !far) return;
      const to = latest.current.slotAt(e.clientX, e.clientY) ?? begun.to;
      begun = { ...begun, to, moved: true };
      setDragged({ ...begun, x: e.clientX, y: e.clientY });
    };
    const up = () => {
      const done = begun;
      end();
      if (!done?.moved) return;
      swallowClick();
      const [first, last] = done.from <= done.to ? [done.from, done.to] : [done.to, done.from];
      if (done.key === null) latest.current.add?.(first, last);
      else if (done.from !== done.to) latest.current.move?.(done.key, done.from, done.to);
    };
    const tap = (e: MouseEvent) => {
      if ((e.target as Element).closest('a,button')) return;
      const slot = latest.current.slotAt(e.clientX, e.clientY);
      if (slot) latest.current.add?.(slot, slot);
    };
    const letGo = (e: KeyboardEvent) => {
      if (e.key === 'Escape') end();
    };
    root.addEventListener('pointerdown', down);
    root.addEventListener('click', tap);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', end);
    window.addEventListener('keydown', letGo);
    return () => {
      root.removeEventListener('pointerdown', down);
      root.removeEventListener('click', tap);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', letGo);
    };
  }, [place]);
  return dragged;
}

/** Whether a place lies in what is being drawn, or is where the carried one would land. */
export function isUnder(dragged: Dragged | null, slot: Slot): boolean {
  if (!dragged) return false;
  const [first, last] = dragged.from <= dragged.to ? [dragged.from, dragged.to] : [dragged.to, dragged.from];
  return dragged.key === null ? slot >= first && slot <= last : slot === dragged.to;
}
