import { place } from '../base/calls/links.ts';

export const runLinks = {
  list: () => place('/prehled-poplatku/predpisy'),
  add: () => place('/prehled-poplatku/predpisy/novy'),
  one: (id: number) => place('/prehled-poplatku/predpisy/$id', { id }),
};
