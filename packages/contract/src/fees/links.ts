import { place } from '../base/calls/links.ts';

export const feeLinks = {
  list: () => place('/prehled-poplatku'),
  add: () => place('/prehled-poplatku/novy'),
  one: (id: number) => place('/prehled-poplatku/$id', { id }),
};
