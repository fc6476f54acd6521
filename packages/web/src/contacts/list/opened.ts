import { useRouter } from '@tanstack/react-router';
import { type ComponentType, createContext, useCallback, useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { param, useAddress } from '../../base/address.ts';
import { useWide } from '../../kit/page/narrow.ts';

const shape = z.object({ contact: param(z.nullable(z.coerce.number().check(z.int(), z.minimum(1))), null) });

/** The contact that is open beside the list. */
export type Opened = {
  id: number | null;
  /** Undefined where there is no room beside the list, and its own page opens. */
  open: ((id: number) => void) | undefined;
  close: () => void;
  /** Somebody pressed its row just now, and is taken to it. */
  isByHand: () => boolean;
};

/** For the rows, which are drawn by the table. */
export const OpenedContext = createContext<Pick<Opened, 'id' | 'open'>>({ id: null, open: undefined });

/** What others say of a contact in its row. */
export const RowMoreContext = createContext<ComponentType<{ id: number }> | null>(null);

/** The link of a row: whoever leaves its contact comes back to it. */
export const rowLink = (id: number): string => `contact-${id}`;

/** Which contact the address says is open beside the list; the way back closes it, and another one takes its step. */
export function useOpened(): Opened {
  const [{ contact }, write] = useAddress(shape);
  const wide = useWide();
  const router = useRouter();
  const byHand = useRef(false);
  const opened = useRef<{ index: unknown; rest: string } | null>(null);
  const now = useCallback(() => {
    const { state, search } = router.state.location;
    const { __TSR_index: index } = state as { __TSR_index?: number };
    return { index, rest: JSON.stringify({ ...search, contact: undefined }) };
  }, [router]);
  const id = wide ? contact : null;
  const open = async (next: number) => {
    const push = id === null;
    byHand.current = true;
    await write({ contact: next }, { push });
    if (push) opened.current = now();
  };
  const close = useCallback(() => {
    const [then, at] = [opened.current, now()];
    if (!then || then.index !== at.index || then.rest !== at.rest) return void write({ contact: null });
    // The list stays where it was scrolled to beside the contact.
    const { scrollX: left, scrollY: top } = window;
    const off = router.subscribe('onRendered', () => {
      off();
      window.scrollTo({ left, top });
    });
    router.history.back();
  }, [router, write, now]);
  const isByHand = useCallback(() => byHand.current, []);
  useFocusBack(id);
  return { id, open: wide ? (next) => void open(next) : undefined, close, isByHand };
}

/** What was focused went with the contact: whoever read it stands at its row again. */
function useFocusBack(id: number | null): void {
  const before = useRef(id);
  useEffect(() => {
    const left = before.current;
    before.current = id;
    if (id !== null || left === null || document.activeElement !== document.body) return;
    document.getElementById(rowLink(left))?.focus({ preventScroll: true });
  }, [id]);
}
