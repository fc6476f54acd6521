import { place } from '../base/links.ts';

export const changeLinks = {
  list: () => place('/zmeny-evidence'),
  one: (id: number) => place('/zmeny-evidence/$id', { id: String(id) }),
};
