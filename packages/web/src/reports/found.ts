import { typo } from '#contract/base/words/typo.ts';
import { reportLinks } from '#contract/reports/links.ts';
import { finder } from '../base/found.ts';

/** Reports in the search of the header: how they stand. */
export const found = finder('reports', (rows, { say }) =>
  rows.map((r) => ({
    at: reportLinks.one(r.id),
    title: typo(r.title),
    note: r.piece,
    aside: say(`REPORT.STATES.${r.status}`),
  })),
);
