import { typo } from '#contract/base/words/typo.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { finder } from '../base/found.ts';
import { shownState } from '../motions/VoteTag.tsx';

/** Votes in the search of the header, with their state. */
export const found = finder('vote', (rows, { say }) =>
  rows.map((v) => ({
    // A draft is edited, as its list leads to it.
    at: v.status === 'concept' ? voteLinks.edit(v.id) : voteLinks.one(v.id),
    title: typo(v.title),
    note: v.piece,
    aside: say(`VOTE.STATES.${shownState(v)}`),
  })),
);
