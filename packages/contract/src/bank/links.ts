import { place } from '../base/calls/links.ts';

export const bankLinks = {
  list: () => place('/prehled-poplatku/banka'),
  one: (id: number) => place('/prehled-poplatku/banka/$id', { id }),
};
