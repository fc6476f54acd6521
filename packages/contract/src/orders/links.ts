import { place } from '../base/calls/links.ts';

export const orderLinks = {
  list: () => place('/admin/objednavky'),
  add: () => place('/admin/objednavky/novy'),
  one: (id: number) => place('/admin/objednavky/$id', { id }),
  check: (id: number) => place('/admin/objednavky/$id/kontrola', { id }),
  employees: () => place('/admin/pracovnici'),
  /** Without signing in, from a letter. */
  form: (token: string) => place('/objednavka/$token', { token }),
};
