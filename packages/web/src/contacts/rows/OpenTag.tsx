import { IconClock, IconClockOff } from '@tabler/icons-react';
import { Tag } from '../../kit/card/Tag.tsx';
import css from './Signs.module.css';
import { type Open, useOpen } from './useOpen.ts';

type Props = { contact: Open };

/** Whether somebody is there now; nothing where no hours are written down. */
export function OpenTag({ contact }: Props) {
  const open = useOpen(contact);
  if (!open) return null;
  return (
    <Tag tone={open.isOpen ? 'ok' : 'stone'} icon={open.isOpen ? IconClock : IconClockOff}>
      {open.text}
    </Tag>
  );
}

/** The same as words in the line of what a contact does. */
export function OpenWords({ contact }: Props) {
  const open = useOpen(contact);
  return open && <span className={open.isOpen ? css.open : undefined}>{open.text}</span>;
}
