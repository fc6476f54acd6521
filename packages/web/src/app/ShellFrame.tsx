import { Outlet, useRouterState } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { Place } from '#contract/base/calls/links.ts';
import { nearPart, useEver } from '../base/parts.ts';
import { useSession } from '../base/session.ts';
import { useText } from '../base/texts.tsx';
import { Footer } from './frame/Footer.tsx';
import { Header } from './frame/Header.tsx';
import { ToTop } from './frame/ToTop.tsx';
import css from './Shell.module.css';

const [MenuDrawer, nearMenu] = nearPart(async () => (await import('./MenuDrawer.tsx')).MenuDrawer);

/** After a move to another page reading goes on at its beginning, not at the end of the menu. */
function useFocusOnMove() {
  const place = useRef<HTMLElement>(null);
  const path = useRouterState({ select: (s) => s.resolvedLocation?.pathname });
  const before = useRef(path);
  useEffect(() => {
    // A page that has put who came into its first field keeps them there.
    if (before.current && before.current !== path && !document.activeElement?.matches('main input'))
      place.current?.focus({ preventScroll: true });
    before.current = path;
  }, [path]);
  return place;
}

type Props = {
  /** Where the name of the portal leads. */
  home: Place;
  /** What stands for the house; `wide` is its shape in the drawer. */
  Switch: ComponentType<{ wide?: boolean }>;
  Menu: ComponentType<{ onGo?: () => void }>;
  Search?: ComponentType;
  banners?: ReactNode;
};

/** The frame of the signed-in portal: slab, menu, page, footer. */
export function ShellFrame({ home, Switch, Menu, Search, banners }: Props) {
  const say = useText();
  const [open, setOpen] = useState(false);
  const needed = useEver(open);
  const main = useFocusOnMove();
  const { chosen } = useSession();
  return (
    <div className={css.shell}>
      <a href="#main" className={css.skip}>
        {say('NAV.SKIP')}
      </a>
      <Header home={home} Switch={Switch} Search={Search} menu={{ onClick: () => setOpen(true), ...nearMenu }} />
      <div className={css.side}>
        <Menu />
      </div>
      {needed && (
        <Suspense fallback={null}>
          <MenuDrawer opened={open} onClose={() => setOpen(false)} Switch={Switch} Menu={Menu} />
        </Suspense>
      )}
      <div className={css.column} data-house={chosen?.name ?? ''}>
        <main id="main" ref={main} tabIndex={-1} className={css.main}>
          {banners}
          <Outlet />
        </main>
        <Footer />
      </div>
      <ToTop />
    </div>
  );
}
