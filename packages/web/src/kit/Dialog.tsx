import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../base/texts.tsx';
import css from './Dialog.module.css';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** 500 for a question or a code, 640 for reading. */
  wide?: boolean;
  /** Pickers and uploads fill the whole phone. */
  full?: boolean;
  children: ReactNode;
};

/** A dialog: named by its title, which is focused first. */
export function Dialog({ opened, onClose, title, wide = false, full = false, children }: Props) {
  const say = useText();
  const heading = (
    <span tabIndex={-1} data-autofocus className={css.title}>
      {title}
    </span>
  );
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={heading}
      size={wide ? 640 : 500}
      classNames={{ content: full ? css.full : undefined, inner: full ? css.fullInner : undefined }}
      closeButtonProps={{ 'aria-label': say('BASE.CLOSE'), size: 44, iconSize: 22 }}
      attributes={{ header: { role: 'presentation' } }}
    >
      {children}
    </Modal>
  );
}

/** Buttons of a dialog: the way out left, the action right; on a phone the action on top. */
export const DialogButtons = ({ children }: { children: ReactNode }) => <div className={css.buttons}>{children}</div>;
