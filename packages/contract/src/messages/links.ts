import { place } from '../base/calls/links.ts';

export const messageLinks = {
  list: () => place('/zpravy'),
  add: () => place('/zpravy/novy'),
  one: (id: number) => place('/zpravy/$id', { id }),
  edit: (id: number) => place('/zpravy/$id/upravit', { id }),
};
