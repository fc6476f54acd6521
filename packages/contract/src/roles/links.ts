import { place } from '../base/calls/links.ts';

export const roleLinks = {
  list: () => place('/role'),
  add: () => place('/role/novy'),
  one: (id: string) => place('/role/$id', { id }),
  edit: (id: string) => place('/role/$id/upravit', { id }),
};
