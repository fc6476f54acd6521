import { place } from '../base/calls/links.ts';

export const insolvencyLinks = {
  /** The page that its section is on. */
  list: () => place('/detail-svj'),
};
