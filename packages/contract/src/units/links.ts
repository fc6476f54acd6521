import { place } from '../base/calls/links.ts';

export const unitLinks = {
  list: () => place('/jednotky'),
  add: () => place('/jednotky/novy'),
  check: () => place('/jednotky/kontrola'),
  one: (id: number) => place('/jednotky/$id', { id }),
  edit: (id: number) => place('/jednotky/$id/upravit', { id }),
};
