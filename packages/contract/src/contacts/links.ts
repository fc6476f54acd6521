import { place } from '../base/calls/links.ts';

export const contactLinks = {
  list: () => place('/adresar-kontaktu'),
  add: () => place('/adresar-kontaktu/novy'),
  one: (id: number) => place('/adresar-kontaktu/$id', { id }),
  edit: (id: number) => place('/adresar-kontaktu/$id/upravit', { id }),
};
