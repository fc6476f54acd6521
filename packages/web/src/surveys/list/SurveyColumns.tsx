import { useMemo } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { surveyLinks } from '#contract/surveys/links.ts';
import type { SurveyRow } from '#contract/surveys/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useText } from '../../base/texts.tsx';
import { columnsOf } from '../../kit/table/columns.ts';
import { ListCell, ListLink, SecondLine } from '../../kit/table/ListCell.tsx';
import { Marks, StateTag, useWhenText } from '../rows/Marks.tsx';
import css from './SurveyColumns.module.css';

/** Orders the server knows, and what they are called. */
export const orders: Readonly<Record<string, TextKey>> = {
  dateTo: 'SURVEY.COLUMNS.END',
  dateFrom: 'SURVEY.COLUMNS.START',
  name: 'SURVEY.COLUMNS.NAME',
  answered: 'SURVEY.COLUMNS.ANSWERED',
};

/** A draft opens where it is written, an ended one at what it came to, any other where it is answered. */
export const surveyAddress = ({ id, status }: Pick<SurveyRow, 'id' | 'status'>) =>
  status === 'concept' ? surveyLinks.edit(id) : surveyLinks.one(id);

export const SurveyName = ({ row }: { row: SurveyRow }) => (
  <ListLink to={surveyAddress(row)}>{typo(row.name)}</ListLink>
);

/** "12 z 24 jednotek" */
export function useAnsweredText() {
  const say = useText();
  return ({ status, answeredCount, expectedCount, answering }: SurveyRow) =>
    status === 'concept' ? '–' : say(`SURVEY.ANSWERED_OF.${answering}`, { count: answeredCount, of: expectedCount });
}

const column = columnsOf<SurveyRow>();

export function useSurveyColumns() {
  const say = useText();
  const when = useWhenText();
  const answered = useAnsweredText();
  return useMemo(
    () =>
      column.columns([
        column.display({
          id: 'name',
          header: say('SURVEY.COLUMNS.NAME'),
          meta: { sort: 'name' },
          cell: ({ row: { original: s } }) => (
            <ListCell marks={<Marks survey={s} />}>
              <SurveyName row={s} />
              {s.excerpt && <SecondLine>{typo(s.excerpt)}</SecondLine>}
            </ListCell>
          ),
        }),
        column.display({
          id: 'state',
          header: say('SURVEY.COLUMNS.STATE'),
          cell: (c) => <StateTag survey={c.row.original} />,
        }),
        column.display({
          id: 'when',
          header: say('SURVEY.COLUMNS.WHEN'),
          meta: { sort: 'dateTo' },
          cell: (c) => when(c.row.original),
        }),
        column.display({
          id: 'answered',
          header: say('SURVEY.COLUMNS.ANSWERED'),
          meta: { sort: 'answered' },
          cell: (c) => <span className={css.number}>{answered(c.row.original)}</span>,
        }),
      ]),
    [say, when, answered],
  );
}
