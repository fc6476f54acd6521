import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../../base/texts.tsx';
import css from './Dialog.module.css';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** 500 for a question or a code, 640 for reading. */
  wide?: boolean;
  /** Pickers and uploads fill the whole phone. */
  full?: boolean;
  /** A sign in an arch over a centred title; then what is inside takes the first focus, and its buttons close. */
  sign?: ReactNode;
  /** A question about what stands in another dialog: over it. */
  over?: boolean;
  children: ReactNode;
};

/** Where the focus is, or the opener of the menu it is in: an item is gone before the dialog closes. */
function focused(): HTMLElement | null {
  const here = document.activeElement as HTMLElement | null;
  const menu = here?.closest('[role=menu]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : here;
}

const isLost = () => !document.activeElement || document.activeElement === document.body;

/** Another title is another step, whose fields are new: reading begins at the title again. */
function useStepOfFocus(title: string) {
  const heading = useRef<HTMLSpanElement>(null);
  const last = useRef(title);
  useEffect(() => {
    if (last.current === title) return;
    last.current = title;
    if (isLost()) heading.current?.focus();
  }, [title]);
  return heading;
}

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

/** A dialog: named by its title, which is focused first. */
export function Dialog({ opened, onClose, title, wide = false, full = false, sign, over = false, children }: Props) {
  const say = useText();
  useWayBackOfFocus(opened);
  const step = useStepOfFocus(title);
  const heading = sign ? (
    <span className={css.signed}>
      <span className={css.sign}>{sign}</span>
      {title}
    </span>
  ) : (
    <span ref={step} tabIndex={-1} data-autofocus className={css.title}>
      {title}
    </span>
  );
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={heading}
      size={wide ? 640 : 500}
      zIndex={over ? 300 : undefined}
      withCloseButton={sign === undefined}
      classNames={{
        title: sign ? css.wholeTitle : undefined,
        content: full ? css.full : undefined,
        inner: full ? css.fullInner : undefined,
      }}
      closeButtonProps={{ 'aria-label': say('BASE.CLOSE'), size: 44, iconSize: 22 }}
      attributes={{ header: { role: 'presentation' } }}
    >
      {children}
    </Modal>
  );
}

type ButtonsProps = { /** In sight while a long dialog scrolls under them. */ stay?: boolean; children: ReactNode };
/** Buttons of a dialog: the way out left, the action right; on a phone the action on top. */
export const DialogButtons = ({ stay = false, children }: ButtonsProps) => (
  <div className={stay ? `${css.buttons} ${css.stay}` : css.buttons}>{children}</div>
);
