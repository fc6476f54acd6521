import { typo } from '#contract/base/words/typo.ts';
import { messageLinks } from '#contract/messages/links.ts';
import { finder } from '../base/found.ts';

/** Messages in the search of the header: their day, or that they are not out. */
export const found = finder('messages', (rows, { say, day }) =>
  rows.map((m) => ({
    at: messageLinks.one(m.id),
    title: typo(m.title) || say('MESSAGE.UNTITLED'),
    note: m.piece,
    aside: m.dateFrom === null || m.state === 'concept' ? say('MESSAGE.STATES.concept') : day(m.dateFrom),
  })),
);
