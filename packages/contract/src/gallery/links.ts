import { place } from '../base/calls/links.ts';

export const galleryLinks = {
  list: () => place('/fotogalerie'),
  add: () => place('/fotogalerie/novy'),
  one: (id: number) => place('/fotogalerie/$id', { id }),
  edit: (id: number) => place('/fotogalerie/$id/upravit', { id }),
};
