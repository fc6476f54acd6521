import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { may } from '../base/http/gate.ts';
import { mostTold, personal } from '../base/people/personal.ts';

const took = { stays: 'that somebody answered stays, without a name; of an anonymous survey nobody can tell what' };

export const personalOfSurveys = personal({
  columns: {
    'survey.owner_id': {
      told: 'surveys',
      merged: 'given',
      erased: { stays: 'what the house was asked stays, without a name' },
    },
    'survey_part.member_id': {
      told: 'surveysAnswered',
      merged: { unlessSame: ['survey_id', 'unit_id'] },
      erased: took,
    },
    'survey_paper.member_id': {
      told: 'surveyPapers',
      merged: { unlessSame: ['survey_id'] },
      erased: 'goes',
    },
    'survey_sheet.member_id': {
      told: 'surveySheets',
      merged: { unlessSame: ['survey_id', 'unit_id'] },
      erased: { stays: 'an answer of a survey that was not anonymous stays in its sums, without a name' },
    },
    'survey_sheet.recorded_by': {
      told: 'surveySheetsTyped',
      merged: 'given',
      erased: { stays: 'that a paper was typed in stays, without a name' },
    },
  },
  tells: (scope, { id }) => ({
    // Drafts and what is only for some are among them.
    ...((id === scope.memberId || may(scope, 'survey', 'rw')) && {
      surveys: sql`
        select name, status, date_from, date_to, created_at from survey
        where svj_id = ${scope.svjId} and owner_id = ${id} and deleted_at is null order by id ${mostTold}`,
      surveysAnswered: sql`
        select s.name, s.anonymous, u.number as unit from survey_part p
        join survey s on s.svj_id = p.svj_id and s.id = p.survey_id
        left join unit u on u.svj_id = p.svj_id and u.id = p.unit_id
        where p.svj_id = ${scope.svjId} and p.member_id = ${id} order by s.id, u.id ${mostTold}`,
      surveyPapers: sql`
        select s.name from survey_paper p join survey s on s.svj_id = p.svj_id and s.id = p.survey_id
        where p.svj_id = ${scope.svjId} and p.member_id = ${id} order by s.id ${mostTold}`,
      surveySheets: sql`
        select s.name, x.at, x.paper, x.replies from survey_sheet x
        join survey s on s.svj_id = x.svj_id and s.id = x.survey_id
        where x.svj_id = ${scope.svjId} and x.member_id = ${id} order by x.id ${mostTold}`,
      surveySheetsTyped: sql`
        select s.name, count(*) as papers from survey_sheet x
        join survey s on s.svj_id = x.svj_id and s.id = x.survey_id
        where x.svj_id = ${scope.svjId} and x.recorded_by = ${id} group by s.id, s.name order by s.id ${mostTold}`,
    }),
  }),
  counts: none('what of it goes or stays is told by its columns'),
  gives: none('by its columns'),
  forgets: none('a paper that was given out to them goes by its column'),
  death: none('what somebody answered stays'),
});
