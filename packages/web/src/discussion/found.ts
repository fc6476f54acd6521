import { typo } from '#contract/base/words/typo.ts';
import { discussionLinks } from '#contract/discussion/links.ts';
import { finder } from '../base/found.ts';

/** Discussions in the search of the header: the day of the last reply, or that they are closed. */
export const found = finder('discussion', (rows, { say, day }) =>
  rows.map((d) => ({
    at: discussionLinks.one(d.url_hash),
    title: typo(d.title),
    note: d.piece,
    aside: d.status === 'closed' ? say('DISCUSSION.STATES.closed') : day(d.lastAt),
  })),
);
