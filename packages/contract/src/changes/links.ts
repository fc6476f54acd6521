import { place } from '../base/calls/links.ts';

export const changeLinks = {
  /** The page that their list is on. */
  list: () => place('/detail-svj'),
  one: (id: number) => place('/zmeny-evidence/$id', { id: String(id) }),
};
