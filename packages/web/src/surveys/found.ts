import { typo } from '#contract/base/words/typo.ts';
import { surveyLinks } from '#contract/surveys/links.ts';
import { finder } from '../base/found.ts';

/** Surveys in the search of the header, with their state; a draft opens where it is written. */
export const found = finder('survey', (rows, { say }) =>
  rows.map((s) => ({
    at: s.status === 'concept' ? surveyLinks.edit(s.id) : surveyLinks.one(s.id),
    title: typo(s.title),
    note: s.piece,
    aside: say(`SURVEY.STATES.${s.status}`),
  })),
);
