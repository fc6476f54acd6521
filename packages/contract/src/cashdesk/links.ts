import { place } from '../base/calls/links.ts';

export const cashLinks = {
  list: () => place('/pokladna'),
  add: () => place('/pokladna/novy'),
  closing: (id: number) => place('/pokladna/uzaverka/$id', { id }),
  advances: () => place('/pokladna/zalohy'),
  advance: (id: number) => place('/pokladna/zalohy/$id', { id }),
  one: (id: number) => place('/pokladna/$id', { id }),
};
