import { useMemo } from 'react';
import * as z from 'zod/mini';
import { typo } from '#contract/base/words/typo.ts';
import { surveyPeople } from '#contract/surveys/endpoints-people.ts';
import type { SurveyDetail } from '#contract/surveys/schema.ts';
import type { SheetRow } from '#contract/surveys/schema-people.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useListing } from '../../base/listing.ts';
import { useText } from '../../base/texts.tsx';
import { useMomentText } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { columnsOf } from '../../kit/table/columns.ts';
import { ListCard, ListRest } from '../../kit/table/ListCard.tsx';
import { Table } from '../../kit/table/Table.tsx';
import { listShape, useList } from '../../kit/table/useList.ts';
import { chosenOf, useAnswerName } from '../rows/useAnswerName.ts';

const sheetList = listShape(['all'], ['name'], z.object({}));

/** Every answer with its name, for those who may know; of a survey that is not anonymous. */
export function SheetsSection({ survey }: { survey: SurveyDetail }) {
  const say = useText();
  const list = useList('survey-sheets', sheetList, 'name');
  const { page, sizePerPage } = list;
  const of = useListing(surveyPeople.sheets, { id: survey.id, page, sizePerPage }, (answer) => answer.total);
  const columns = useColumns(survey);
  return (
    <Card>
      <Loaded of={of} shape={<ListShape />}>
        {({ total }) =>
          total === 0 ? (
            <EmptyState kind="empty" title={say('SURVEY_RESULT.NONE_TITLE')} text={say('SURVEY_RESULT.NONE_TEXT')} />
          ) : (
            <Table
              label={say('SURVEY_RESULT.SECTIONS.sheets')}
              list={list}
              of={of}
              rows={of.parts.flatMap((part) => part.sheets)}
              total={total}
              columns={columns}
              nameOf={whose}
              card={(row) => (
                <ListCard
                  apart
                  head={<When row={row} />}
                  title={<b>{whose(row)}</b>}
                  rest={
                    <ListRest>
                      <Answers survey={survey} row={row} />
                    </ListRest>
                  }
                />
              )}
            />
          )
        }
      </Loaded>
    </Card>
  );
}

const whose = ({ full_name, unit }: SheetRow): string => [full_name, unit].filter(Boolean).join(', ');

function When({ row: { at, paper } }: { row: SheetRow }) {
  const say = useText();
  const moment = useMomentText();
  return <span>{[moment(at, 'SURVEY.AT'), paper && say('SURVEY_RESULT.PAPER')].filter(Boolean).join(', ')}</span>;
}

type OfOne = { survey: SurveyDetail; row: SheetRow };
/** What they answered to each question; to those they left out, nothing. */
function Answers({ survey: { questions }, row: { answers } }: OfOne) {
  const nameOf = useAnswerName();
  const facts = questions.flatMap((q): Fact[] => {
    const reply = answers.find((a) => a.questionId === q.id);
    if (!reply) return [];
    const chosen = chosenOf(q, reply.answers).map((a, i) =>
      q.kind === 'order' ? `${i + 1}. ${nameOf(a)}` : nameOf(a),
    );
    return [[typo(q.name), typo([...chosen, ...(reply.other === null ? [] : [reply.other])].join(', '))]];
  });
  return <Facts facts={facts} />;
}

const column = columnsOf<SheetRow>();
function useColumns(survey: SurveyDetail) {
  const say = useText();
  return useMemo(
    () =>
      column.columns([
        column.display({ id: 'name', header: say('SURVEY_PAPERS.NAME'), cell: (c) => <b>{whose(c.row.original)}</b> }),
        column.display({
          id: 'answers',
          header: say('SURVEY_RESULT.SECTIONS.sheets'),
          cell: (c) => <Answers survey={survey} row={c.row.original} />,
        }),
        column.display({ id: 'at', header: say('SURVEY_RESULT.WHEN'), cell: (c) => <When row={c.row.original} /> }),
      ]),
    [say, survey],
  );
}
