import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '../../base/texts.tsx';
import { DropMenu } from './DropMenu.tsx';

/** Three dots with what can be done with one row. */
export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  const say = useText();
  return (
    <DropMenu
      opener={
        <ActionIcon aria-label={say('TABLE.ROW_MENU', { name })}>
          <IconDots size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      }
    >
      {children}
    </DropMenu>
  );
}
