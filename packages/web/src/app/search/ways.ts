import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent } from 'react';

export const onMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** Ctrl K or Cmd K, unless somebody else has used it (a link in the editor) or a dialog is open. */
export function useShortcut(act: () => void): void {
  const press = useEffectEvent((e: KeyboardEvent) => {
    if (e.defaultPrevented || e.key.toLowerCase() !== 'k' || !(e.ctrlKey || e.metaKey) || e.shiftKey || e.altKey)
      return;
    if (document.querySelector('[aria-modal=true]')) return;
    e.preventDefault();
    act();
  });
  useEffect(() => {
    const onPress = (e: KeyboardEvent) => press(e);
    document.addEventListener('keydown', onPress);
    return () => document.removeEventListener('keydown', onPress);
  }, []);
}

/** A move to another page; with a place also a click elsewhere, or a step of the focus out of it. */
export function useLeaving(when: boolean, act: () => void, place?: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  const move = useEffectEvent(act);
  const leave = useEffectEvent((e: Event) => {
    if (place && !place.current?.contains(e.target as Node)) act();
  });
  useEffect(() => {
    if (!when) return;
    const onLeave = (e: Event) => leave(e);
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    const forget = router.subscribe('onResolved', ({ pathChanged }) => pathChanged && move());
    return () => {
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
      forget();
    };
  }, [when, router]);
}
