import { place } from '../base/links.ts';

export const cashLinks = {
  list: () => place('/pokladna'),
  add: () => place('/pokladna/novy'),
  one: (id: number) => place('/pokladna/$id', { id }),
};
