import { place } from '../base/calls/links.ts';

export const eventLinks = {
  list: () => place('/kalendar-udalosti'),
  add: () => place('/kalendar-udalosti/novy'),
  one: (id: number) => place('/kalendar-udalosti/$id', { id }),
  edit: (id: number) => place('/kalendar-udalosti/$id/upravit', { id }),
};
