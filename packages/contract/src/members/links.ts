import { place } from '../base/calls/links.ts';

export const memberLinks = {
  list: () => place('/sousede'),
  add: () => place('/sousede/novy'),
  invitations: () => place('/sousede/pozvanky'),
  register: () => place('/sousede/pristup'),
  one: (id: number) => place('/sousede/$id', { id }),
  edit: (id: number) => place('/sousede/$id/upravit', { id }),
};
