import { Drawer } from '@mantine/core';
import type { ComponentType } from 'react';
import { useOpened } from '../base/parts.ts';
import { useText } from '../base/texts.tsx';
import { DrawerHead } from './DrawerHead.tsx';
import css from './Shell.module.css';

type Props = {
  opened: boolean;
  onClose: () => void;
  Switch: ComponentType<{ wide?: boolean }>;
  Menu: ComponentType<{ onGo?: () => void }>;
};

/** The menu on a narrow screen. */
export function MenuDrawer({ opened, onClose, Switch, Menu }: Props) {
  const say = useText();
  return (
    <Drawer.Root
      opened={useOpened(opened)}
      onClose={onClose}
      size={330}
      transitionProps={{ duration: 180 }}
      classNames={{ content: css.drawer }}
    >
      <Drawer.Overlay backgroundOpacity={0.55} color="#0e1a16" />
      <Drawer.Content aria-label={say('NAV.LABEL')}>
        <DrawerHead onClose={onClose} Switch={Switch} />
        <Menu onGo={onClose} />
      </Drawer.Content>
    </Drawer.Root>
  );
}
