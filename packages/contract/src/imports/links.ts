import { place } from '../base/calls/links.ts';

const draft = (id: number) => ({ id: String(id) });

export const importLinks = {
  units: () => place('/jednotky/import'),
  unitsDraft: (id: number) => place('/jednotky/import/$id', draft(id)),
  contacts: () => place('/sousede/import'),
  contactsDraft: (id: number) => place('/sousede/import/$id', draft(id)),
};
