import { contactLinks } from '#contract/contacts/links.ts';
import { finder } from '../base/found.ts';

/** Contacts in the search of the header, with what they do. */
export const found = finder('contact', (rows) =>
  rows.map((c) => ({ at: contactLinks.one(c.id), title: c.title, note: null, aside: c.detail })),
);
