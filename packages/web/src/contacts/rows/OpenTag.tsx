import { IconClock, IconClockOff } from '@tabler/icons-react';
import type { Hours } from '#contract/contacts/rules-hours.ts';
import { Tag } from '../../kit/page/Tag.tsx';
import { useOpen } from './useOpen.ts';

/** Whether somebody is there now; nothing where no hours are written down. */
export function OpenTag({ hours }: { hours: Hours }) {
  const open = useOpen(hours);
  if (!open) return null;
  return (
    <Tag tone={open.isOpen ? 'ok' : 'stone'} icon={open.isOpen ? IconClock : IconClockOff}>
      {open.text}
    </Tag>
  );
}
