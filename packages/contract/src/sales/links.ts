import { place } from '../base/calls/links.ts';

export const saleLinks = {
  make: (id: number) => place('/prehled-poplatku/ucet/$id/predani', { id }),
  one: (id: number) => place('/prehled-poplatku/predani/$id', { id }),
};
