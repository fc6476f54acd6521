import { place } from '../base/calls/links.ts';

export const discussionLinks = {
  list: () => place('/diskuze'),
  add: () => place('/diskuze/novy'),
  /** By its hash: an address, never a right. */
  one: (hash: string) => place('/diskuze/$id', { id: hash }),
  edit: (hash: string) => place('/diskuze/$id/upravit', { id: hash }),
};
