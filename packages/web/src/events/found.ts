import { typo } from '#contract/base/words/typo.ts';
import { eventLinks } from '#contract/events/links.ts';
import { finder } from '../base/found.ts';

/** Events in the search of the header, by their next occurrence. */
export const found = finder('events', (rows, { day }) =>
  rows.map((e) => ({
    at: eventLinks.one(e.id),
    ...(e.occurrence && { search: { day: e.occurrence } }),
    title: typo(e.title),
    note: e.piece,
    aside: day(e.start),
  })),
);
