import { memberLinks } from '#contract/members/links.ts';
import { finder } from '../base/found.ts';

/** People in the search of the header, with their units. */
export const found = finder('members', (rows) =>
  rows.map((m) => ({ at: memberLinks.one(m.id), title: m.full_name, note: null, aside: m.detail })),
);
