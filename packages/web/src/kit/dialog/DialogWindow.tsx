import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useOpened } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import css from './Dialog.module.css';

export type DialogProps = {
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

/** What opens: named by its title, which is focused first unless a field inside asks for it. */
export function DialogWindow(props: DialogProps) {
  const { onClose, title, wide = false, full = false, sign, over = false, children } = props;
  const say = useText();
  const opened = useOpened(props.opened);
  const step = useStepOfFocus(title);
  const heading = sign ? (
    <span className={css.signed}>
      <span className={css.sign}>{sign}</span>
      {title}
    </span>
  ) : (
    <span
      ref={(node) => {
        step.current = node;
        // The library focuses the first mark that it finds: of the title and a field, that of the field has to stay.
        if (node?.closest('[role=dialog]')?.querySelectorAll('[data-autofocus]')[1]) delete node.dataset.autofocus;
      }}
      tabIndex={-1}
      data-autofocus
      className={css.title}
    >
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
