import { AcceptPlace } from './AcceptPlace.tsx';
import { Banners } from './Banners.tsx';
import { HouseSwitch } from './HouseSwitch.tsx';
import { Nav } from './Nav.tsx';
import { ShellFrame } from './ShellFrame.tsx';

/** The portal in a house. */
export const Shell = () => (
  <>
    <ShellFrame home="/nastenka" Switch={HouseSwitch} Menu={Nav} banners={<Banners />} />
    <AcceptPlace />
  </>
);
