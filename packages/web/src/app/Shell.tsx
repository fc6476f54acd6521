import { Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { pathOf } from '#contract/base/calls/links.ts';
import { homeLinks } from '#contract/home/links.ts';
import { useMe } from '../base/me.tsx';
import { latePart } from '../base/parts.ts';
import { session } from '../base/session.ts';
import { AccountPlace, onStage } from '../base/stage.tsx';
import { useNarrow } from '../kit/page/narrow.ts';
import { AcceptPlace, Queue } from './AcceptPlace.tsx';
import { Banners } from './banners/Banners.tsx';
import { Splash } from './frame/Splash.tsx';
import { UserMenu } from './frame/UserMenu.tsx';
import { HouseSwitch } from './HouseSwitch.tsx';
import { Nav } from './menu/Nav.tsx';
import { ShellFrame } from './ShellFrame.tsx';
import { HeaderSearch } from './search/HeaderSearch.tsx';
import { useNews } from './useNews.ts';

/** The portal in a house. */
export function Shell() {
  const me = useMe();
  const isNarrow = useNarrow();
  const isStage = useRouterState({ select: (s) => onStage(s.matches) });
  const isHome = useRouterState({ select: (s) => s.location.pathname === pathOf(homeLinks.dashboard()) });
  useNews(!me.isFormer);
  if (me.isFormer && me.id !== null)
    return (
      <Suspense fallback={<Splash />}>
        <FormerPlace id={me.id} />
      </Suspense>
    );
  if (me.simple && !me.visitUntil && !isStage)
    return (
      <Suspense fallback={<Splash />}>
        <SimpleShell banners={<Banners />} Queue={Queue} />
      </Suspense>
    );
  return (
    <>
      {isStage ? (
        <AccountPlace value={<UserMenu />}>
          <Outlet />
        </AccountPlace>
      ) : (
        <ShellFrame
          home={homeLinks.dashboard()}
          Switch={HouseSwitch}
          Menu={Nav}
          Search={HeaderSearch}
          banners={
            <>
              <Banners />
              {isHome && (me.settings.isNew || (isNarrow && me.simple === null && session.isFresh())) && (
                <Suspense fallback={null}>
                  <Welcome />
                </Suspense>
              )}
            </>
          }
        />
      )}
      <AcceptPlace />
    </>
  );
}

// Only who has left.
const FormerPlace = latePart(async () => (await import('./FormerShell.tsx')).FormerShell, ['members']);
// Only who is new, and who just signed in and was not asked yet.
const Welcome = latePart(async () => (await import('./welcome/WelcomeShown.tsx')).WelcomeShown, ['session']);
// Only who chose it.
const SimpleShell = latePart(
  async () => (await import('./simple/SimpleShell.tsx')).SimpleShell,
  ['session', 'screens', 'confirmations'],
);
