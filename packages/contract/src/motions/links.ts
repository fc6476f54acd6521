import { place } from '../base/calls/links.ts';

export const voteLinks = {
  list: () => place('/hlasovani'),
  add: () => place('/hlasovani/novy'),
  one: (id: number) => place('/hlasovani/$id', { id }),
  edit: (id: number) => place('/hlasovani/$id/upravit', { id }),
  verify: (id: number) => place('/hlasovani/$id/overit', { id }),
  local: (id: number) => place('/hlasovani/$id/na-miste', { id }),
  tickets: (id: number) => place('/hlasovani/$id/listky', { id }),
  paper: (id: number) => place('/hlasovani/$id/listek', { id }),
  seconds: () => place('/hlasovani/druha-osoba'),
};

export const proxyLinks = {
  list: () => place('/hlasovani/plne-moci'),
  add: () => place('/hlasovani/plne-moci/novy'),
  one: (id: number) => place('/hlasovani/plne-moci/$id', { id }),
};
