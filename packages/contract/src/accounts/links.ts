import { place } from '../base/calls/links.ts';

export const accountLinks = {
  own: () => place('/prehled-poplatku/ucet'),
  one: (id: number) => place('/prehled-poplatku/ucet/$id', { id }),
  matrix: () => place('/prehled-poplatku/prehled'),
  debts: () => place('/prehled-poplatku/dluhy'),
};
