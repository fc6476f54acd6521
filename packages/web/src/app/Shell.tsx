import { Drawer } from '@mantine/core';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../base/texts.tsx';
import { Banners } from './Banners.tsx';
import { DrawerHead } from './DrawerHead.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Nav } from './Nav.tsx';
import css from './Shell.module.css';
import { ToTop } from './ToTop.tsx';

/** After a move to another page reading goes on at its beginning, not at the end of the menu. */
function useFocusOnMove() {
  const place = useRef<HTMLElement>(null);
  const path = useRouterState({ select: (s) => s.resolvedLocation?.pathname });
  const before = useRef(path);
  useEffect(() => {
    if (before.current !== undefined && before.current !== path) place.current?.focus({ preventScroll: true });
    before.current = path;
  }, [path]);
  return place;
}

/** The frame of the signed-in portal: slab, menu, page, footer. */
export function Shell() {
  const say = useText();
  const [open, setOpen] = useState(false);
  const main = useFocusOnMove();
  return (
    <div className={css.shell}>
      <a href="#main" className={css.skip}>
        {say('NAV.SKIP')}
      </a>
      <Header onMenu={() => setOpen(true)} />
      <div className={css.side}>
        <Nav />
      </div>
      <Drawer.Root
        opened={open}
        onClose={() => setOpen(false)}
        size={330}
        transitionProps={{ duration: 180 }}
        classNames={{ content: css.drawer }}
      >
        <Drawer.Overlay backgroundOpacity={0.55} color="#0e1a16" />
        <Drawer.Content aria-label={say('NAV.LABEL')}>
          <DrawerHead onClose={() => setOpen(false)} />
          <Nav onGo={() => setOpen(false)} />
        </Drawer.Content>
      </Drawer.Root>
      <div className={css.column}>
        <main id="main" ref={main} tabIndex={-1} className={css.main}>
          <Banners />
          <Outlet />
        </main>
        <Footer />
      </div>
      <ToTop />
    </div>
  );
}
