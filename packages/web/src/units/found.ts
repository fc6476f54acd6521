import { units } from '#contract/units/endpoints.ts';
import { unitLinks } from '#contract/units/links.ts';
import { finder } from '../base/found.ts';

/** Units in the search of the header, with their owners. */
export const found = finder(units.search, ({ rooms }) =>
  rooms.map((u) => ({ at: unitLinks.one(u.id), title: u.title, note: u.detail, aside: null })),
);
