import { place } from '../base/calls/links.ts';

export const proposalLinks = {
  list: () => place('/shromazdeni-vlastniku/namety'),
  add: () => place('/shromazdeni-vlastniku/namety/novy'),
  one: (id: number) => place('/shromazdeni-vlastniku/namety/$id', { id }),
};
