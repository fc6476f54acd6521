import { place } from '../base/calls/links.ts';

export const reportLinks = {
  list: () => place('/hlaseni'),
  add: () => place('/hlaseni/novy'),
  one: (id: number) => place('/hlaseni/$id', { id }),
  edit: (id: number) => place('/hlaseni/$id/upravit', { id }),
};
