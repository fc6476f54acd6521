import { Menu } from '@mantine/core';
import { cloneElement, useEffect, useRef, useState } from 'react';
import type { DropMenuProps } from './DropMenu.tsx';
import { MenuParts } from './MenuItems.tsx';

// inside the page's main landmark, so that what it offers stands in some part of the page
const portalProps = { target: '#main' };

/** The menu from its first opening on; the focus stays on its opener, which is another element now. */
export function OpenMenu({ opener, position = 'bottom-end', width = 220, children }: DropMenuProps) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLElement>(null);
  useEffect(() => {
    button.current?.focus();
    setOpened(true);
  }, []);
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position={position}
      width={width}
      portalProps={portalProps}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{cloneElement(opener, { ref: button } as object)}</Menu.Target>
      <Menu.Dropdown>
        <MenuParts value={Menu}>{children}</MenuParts>
      </Menu.Dropdown>
    </Menu>
  );
}
