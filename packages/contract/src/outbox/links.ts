import { place } from '../base/calls/links.ts';

export const outboxLinks = {
  list: () => place('/admin/posta'),
  one: (id: number) => place('/admin/posta/$id', { id }),
  /** Without signing in, from a letter. */
  unsubscribe: (token: string) => place('/odhlasit/$token', { token }),
};
