import { unitLinks } from '#contract/units/links.ts';
import { finder } from '../base/found.ts';

/** Units in the search of the header, with their owners. */
export const found = finder('rooms', (rows) =>
  rows.map((u) => ({ at: unitLinks.one(u.id), title: u.title, note: u.detail, aside: null })),
);
