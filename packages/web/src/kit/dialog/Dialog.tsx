import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { latePart, useEver, useSoon } from '../../base/parts.ts';
import css from './Dialog.module.css';
import type { DialogProps } from './DialogWindow.tsx';

const load = async () => (await import('./DialogWindow.tsx')).DialogWindow;
const DialogWindow = latePart(load);

/** Where the focus is, or the opener of the menu it is in: an item is gone before the dialog closes. */
function focused(): HTMLElement | null {
  const here = document.activeElement as HTMLElement | null;
  const menu = here?.closest('[role=menu]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : here;
}

const isLost = () => !document.activeElement || document.activeElement === document.body;

/** Gives the focus back also when the dialog leaves the page at once, which the library does not see. */
function useWayBackOfFocus(opened: boolean) {
  const [was, setWas] = useState(false);
  const [from, setFrom] = useState<HTMLElement | null>(null);
  if (opened !== was) {
    setWas(opened);
    if (opened) setFrom(focused());
  }
  useEffect(() => {
    if (!opened) return;
    return () => {
      window.setTimeout(() => {
        if (!isLost()) return;
        // Who opened it may be gone with the record that it changed.
        const back = from?.isConnected ? from : document.getElementById('main');
        back?.focus({ preventScroll: true });
      }, 50);
    };
  }, [opened, from]);
}

/** A dialog. Its window comes when the page around it is at rest, so it is here also when the connection is not. */
export function Dialog(props: DialogProps) {
  useWayBackOfFocus(props.opened);
  useSoon(load);
  return useEver(props.opened) ? (
    <Suspense fallback={null}>
      <DialogWindow {...props} />
    </Suspense>
  ) : null;
}

type ButtonsProps = { /** In sight while a long dialog scrolls under them. */ stay?: boolean; children: ReactNode };
/** Buttons of a dialog: the way out left, the action right; on a phone the action on top. */
export const DialogButtons = ({ stay = false, children }: ButtonsProps) => (
  <div className={stay ? `${css.buttons} ${css.stay}` : css.buttons}>{children}</div>
);
