import { memberLinks } from '#contract/members/links.ts';
import { Banners } from './banners/Banners.tsx';
import { FormerNote, useOnlyOwn } from './frame/FormerNote.tsx';
import { HouseSwitch } from './HouseSwitch.tsx';
import { Nav } from './menu/Nav.tsx';
import { ShellFrame } from './ShellFrame.tsx';

/** The house to whom the register entitles no more: their profile, and votes they took part in. */
export function FormerShell({ id }: { id: number }) {
  const away = useOnlyOwn(id);
  const banners = (
    <>
      <Banners />
      <FormerNote />
    </>
  );
  return away ?? <ShellFrame home={memberLinks.one(id)} Switch={HouseSwitch} Menu={Nav} banners={banners} />;
}
