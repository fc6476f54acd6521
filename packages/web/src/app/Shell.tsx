import { Suspense } from 'react';
import { homeLinks } from '#contract/home/links.ts';
import { memberLinks } from '#contract/members/links.ts';
import { useMe } from '../base/me.tsx';
import { latePart } from '../base/parts.ts';
import { AcceptPlace } from './AcceptPlace.tsx';
import { Banners } from './Banners.tsx';
import { FormerNote, useOnlyOwn } from './FormerNote.tsx';
import { HouseSwitch } from './HouseSwitch.tsx';
import { Nav } from './menu/Nav.tsx';
import { ShellFrame } from './ShellFrame.tsx';
import { Splash } from './Splash.tsx';
import { HeaderSearch } from './search/HeaderSearch.tsx';
import { useNews } from './useNews.ts';

/** The portal in a house. */
export function Shell() {
  const me = useMe();
  useNews(!me.isFormer);
  if (me.isFormer && me.id !== null)
    return (
      <Suspense fallback={<Splash />}>
        <FormerPlace id={me.id} />
      </Suspense>
    );
  return (
    <>
      <ShellFrame
        home={homeLinks.dashboard()}
        Switch={HouseSwitch}
        Menu={Nav}
        Search={HeaderSearch}
        banners={<Banners />}
      />
      <AcceptPlace />
    </>
  );
}

/** The house to whom the register entitles no more: their profile, and votes they took part in. */
function FormerShell({ id }: { id: number }) {
  const away = useOnlyOwn(id);
  const banners = (
    <>
      <Banners />
      <FormerNote />
    </>
  );
  return away ?? <ShellFrame home={memberLinks.one(id)} Switch={HouseSwitch} Menu={Nav} banners={banners} />;
}

// Its sentences are among those of people, which only come for who needs them.
const FormerPlace = latePart(async () => FormerShell, ['members']);
