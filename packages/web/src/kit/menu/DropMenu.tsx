import type { MenuProps } from '@mantine/core';
import { cloneElement, type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { nearPart, useSoon } from '../../base/parts.ts';

export type DropMenuProps = Pick<MenuProps, 'position' | 'width'> & {
  opener: ReactElement<object>;
  /** Of `MenuItems`. */
  children: ReactNode;
};

// What measures where a menu fits is heavy.
const openMenu = async () => (await import('./OpenMenu.tsx')).OpenMenu;
const [OpenMenu, near] = nearPart(openMenu);

/** Fetches what opens menus once the page is at rest: a view is then chosen without a line too, and says that there is none. */
export const useMenuSoon = (): void => useSoon(openMenu);

/**
 * A menu under its opener: arrows walk it, Escape closes it and returns to the opener. Before it is opened for the first
 * time it is a button alone: a list has one in every row, and each would measure and listen.
 */
export function DropMenu(props: DropMenuProps) {
  const [asked, setAsked] = useState(false);
  const closed = { 'aria-haspopup': 'menu', 'aria-expanded': false, ...near, onClick: () => setAsked(true) };
  const button = cloneElement(props.opener, closed);
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <OpenMenu {...props} />
    </Suspense>
  );
}
