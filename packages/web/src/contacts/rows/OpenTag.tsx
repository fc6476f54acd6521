import { IconClock, IconClockOff } from '@tabler/icons-react';
import type { Hours } from '#contract/contacts/rules-hours.ts';
import { Tag } from '../../kit/page/Tag.tsx';
import css from './Signs.module.css';
import { useOpen } from './useOpen.ts';

type Props = { hours: Hours };

/** Whether somebody is there now; nothing where no hours are written down. */
export function OpenTag({ hours }: Props) {
  const open = useOpen(hours);
  if (!open) return null;
  return (
    <Tag tone={open.isOpen ? 'ok' : 'stone'} icon={open.isOpen ? IconClock : IconClockOff}>
      {open.text}
    </Tag>
  );
}

/** The same as words in the line of what a contact does. */
export function OpenWords({ hours }: Props) {
  const open = useOpen(hours);
  return open && <span className={open.isOpen ? css.open : undefined}>{open.text}</span>;
}
