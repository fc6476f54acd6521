import { AcceptPlace } from './AcceptPlace.tsx';
import { Banners } from './Banners.tsx';
import { HouseSwitch } from './HouseSwitch.tsx';
import { Nav } from './Nav.tsx';
import { ShellFrame } from './ShellFrame.tsx';
import { HeaderSearch } from './search/HeaderSearch.tsx';

/** The portal in a house. */
export const Shell = () => (
  <>
    <ShellFrame home="/nastenka" Switch={HouseSwitch} Menu={Nav} Search={HeaderSearch} banners={<Banners />} />
    <AcceptPlace />
  </>
);
