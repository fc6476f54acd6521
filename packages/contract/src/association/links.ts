import { place } from '../base/calls/links.ts';

export const associationLinks = {
  one: () => place('/detail-svj'),
  edit: () => place('/detail-svj/upravit'),
};
