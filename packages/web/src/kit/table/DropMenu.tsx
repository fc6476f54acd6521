import { Menu, type MenuProps } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';

type Props = Pick<MenuProps, 'position' | 'width'> & { opener: ReactElement; children: ReactNode };

// inside the page's main landmark, so that what it offers stands in some part of the page
const portalProps = { target: '#main' };

/** A menu under its opener: arrows walk it, Escape closes it and returns to the opener. */
export const DropMenu = ({ opener, position = 'bottom-end', width = 220, children }: Props) => (
  <Menu position={position} width={width} portalProps={portalProps} withInitialFocusPlaceholder={false}>
    <Menu.Target>{opener}</Menu.Target>
    <Menu.Dropdown>{children}</Menu.Dropdown>
  </Menu>
);
