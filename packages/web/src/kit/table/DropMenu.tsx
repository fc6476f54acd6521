import { Menu, type MenuProps } from '@mantine/core';
import { cloneElement, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';

type Props = Pick<MenuProps, 'position' | 'width'> & { opener: ReactElement<object>; children: ReactNode };

// inside the page's main landmark, so that what it offers stands in some part of the page
const portalProps = { target: '#main' };

/** The menu from its first opening on; the focus stays on its opener, which is another element now. */
function Opened({ opener, position = 'bottom-end', width = 220, children }: Props) {
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
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

/**
 * A menu under its opener: arrows walk it, Escape closes it and returns to the opener. Before it is opened for the first
 * time it is a button alone: a list has one in every row, and each would measure and listen.
 */
export function DropMenu(props: Props) {
  const [asked, setAsked] = useState(false);
  if (asked) return <Opened {...props} />;
  const closed = { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => setAsked(true) };
  return cloneElement(props.opener, closed);
}
