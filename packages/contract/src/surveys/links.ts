import { place } from '../base/calls/links.ts';

export const surveyLinks = {
  list: () => place('/ankety'),
  add: () => place('/ankety/novy'),
  one: (id: number) => place('/ankety/$id', { id }),
  edit: (id: number) => place('/ankety/$id/upravit', { id }),
  results: (id: number) => place('/ankety/$id/vysledky', { id }),
};
