import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useCallback, useEffect } from 'react';
import { type Place, pathOf } from '#contract/base/calls/links.ts';

type Left = { search: Record<string, unknown>; index: number };
/** How each place was left: its parameters and its place in the history of this tab. */
const places = new Map<string, Left>();

const indexOf = (state: unknown): number => (state as { __TSR_index?: number }).__TSR_index ?? -1;

/** A list or a record says here how it looks, so that the way back opens it as it was left. */
export function useRemembered(): void {
  const router = useRouter();
  useEffect(() => {
    const remember = () => {
      const { pathname, search, state } = router.state.location;
      if (pathname === here) places.set(here, { search: search as Record<string, unknown>, index: indexOf(state) });
    };
    const here = router.state.location.pathname;
    remember();
    return router.subscribe('onResolved', remember);
  }, [router]);
}

/** The way back to a list: its parameters for a link, and a step in history when the list is right behind us. */
export function useWayBack(at: Place) {
  const router = useRouter();
  const to = pathOf(at);
  const search = places.get(to)?.search ?? {};
  const go = useCallback(
    (e?: MouseEvent) => {
      const left = places.get(to);
      if (!left || e?.metaKey || e?.ctrlKey || e?.shiftKey) return false;
      if (indexOf(router.state.location.state) - left.index !== 1) return false;
      e?.preventDefault();
      router.history.back();
      return true;
    },
    [router, to],
  );
  return { search, go };
}
