import { inBrowser } from './stored.ts';

const key = 'pavlac.device';

/** What this browser is known by to the sign-in, so that others who guess passwords do not hold its people up. */
export const device = {
  known: (): { device?: string } => {
    const kept = inBrowser.read(key);
    return kept ? { device: kept } : {};
  },
  keep: (given: string): void => inBrowser.write(key, given),
};
