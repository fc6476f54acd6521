import { IconArrowLeft } from '@tabler/icons-react';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { pathOf } from '#contract/base/calls/links.ts';
import { homeLinks } from '#contract/home/links.ts';
import { useAssociation, useMe } from '../../base/me.tsx';
import { linkTo } from '../../base/place.ts';
import { useSession } from '../../base/session.ts';
import { useText } from '../../base/texts.tsx';
import { HousePlate } from '../../kit/motifs/HousePlate.tsx';
import css from './Simple.module.css';
import { SimpleDoors } from './SimpleDoors.tsx';

/** After a move to another page reading goes on at its beginning. */
function useFocusOnMove(path: string) {
  const place = useRef<HTMLElement>(null);
  const before = useRef(path);
  useEffect(() => {
    if (before.current !== path) place.current?.focus({ preventScroll: true });
    before.current = path;
  }, [path]);
  return place;
}

/** The portal of who only reads, confirms and votes: the house, three doors, and whatever was opened with a way back. */
export function SimpleShell({ banners, Queue }: { banners: ReactNode; Queue: ComponentType<{ count: number }> }) {
  const say = useText();
  const me = useMe();
  const { chosen } = useSession();
  const svj = useAssociation().data?.svj;
  const house = svj ?? chosen;
  const path = useRouterState({ select: (s) => s.location.pathname.replace(/\/$/, '') });
  const main = useFocusOnMove(path);
  const home = homeLinks.dashboard();
  const isHome = path === pathOf(home);
  const name = house?.nickname || house?.name || '';
  return (
    <div className={isHome ? css.shell : `${css.shell} ${css.wide}`}>
      <header className={css.slab} data-slab>
        {house && <HousePlate id={house.id} name={name} picture={svj?.avatar} large />}
        <span className={css.words}>
          <b>{name}</b>
          <span>{me.full_name}</span>
        </span>
      </header>
      {!isHome && (
        <nav className={css.back} aria-label={say('SIMPLE.BACK')}>
          <Link {...linkTo(home)}>
            <IconArrowLeft size={24} stroke={2} aria-hidden="true" />
            {say('SIMPLE.BACK')}
          </Link>
        </nav>
      )}
      <main id="main" ref={main} tabIndex={-1} className={css.main}>
        {banners}
        {isHome ? <SimpleDoors Queue={Queue} /> : <Outlet />}
      </main>
    </div>
  );
}
