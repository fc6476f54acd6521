import { place } from '../base/calls/links.ts';

export const cadastreLinks = {
  /** The page that its section is on. */
  tab: () => place('/detail-svj'),
};
