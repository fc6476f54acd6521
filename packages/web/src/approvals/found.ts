import { approvalLinks } from '#contract/approvals/links.ts';
import { typo } from '#contract/base/words/typo.ts';
import { finder } from '../base/found.ts';

/** Requests in the search of the header: how they stand. */
export const found = finder('requirement_for_approval', (rows, { say }) =>
  rows.map((a) => ({
    at: approvalLinks.one(a.id),
    title: typo(a.title),
    note: a.piece,
    aside: say(`APPROVAL.STATES.${a.status}`),
  })),
);
