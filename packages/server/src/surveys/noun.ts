import { none } from '#contract/base/noun/define-noun.ts';
import { surveys } from '#contract/surveys/endpoints.ts';
import { surveyPaper, surveyPeople } from '#contract/surveys/endpoints-people.ts';
import { owns } from '../base/db/owned-tables.ts';
import { may } from '../base/http/gate.ts';
import { defineNoun, served } from '../define-noun.ts';
import { surveyHandlers } from './handlers.ts';
import { surveyPaperHandlers } from './handlers-paper.ts';
import { surveyPeopleHandlers } from './handlers-people.ts';
import { dropKeys, dropSpentKeys, goOnIfDue, goOnWithAll } from './jobs.ts';
import { personalOfSurveys } from './personal.ts';
import { cleaned } from './queries-due.ts';
import { surveyFiles } from './queries-files.ts';
import { countSurveys } from './rows/queries.ts';
import { furnishSurveys } from './sample.ts';
import { surveySource } from './telling/notices.ts';
import { cleanErrand, courseErrand } from './writing/steps-course.ts';

/** When somebody answers is told to nobody: open pages would learn the moment. */
const moment = 'it changes at the moment when somebody answers';

import { endsOfSurveys } from './listing/queries-days.ts';

/** Single sheets of an anonymous survey are shown to nobody. */
const ofAnonymous = (row: string) =>
  `exists (select from survey s where s.svj_id = ${row}.svj_id and s.id = ${row}.survey_id and s.anonymous)`;

export const surveysNoun = defineNoun({
  serves: (portal) => [
    served(surveys, surveyHandlers(portal)),
    served(surveyPeople, surveyPeopleHandlers()),
    served(surveyPaper, surveyPaperHandlers(portal)),
  ],
  tables: owns({
    survey: {
      travels: true,
      readAlone: { rows: (row) => `${row}.anonymous`, why: 'anonymous' },
      calmed: { set: 'is_quiet = true', where: "status = 'active'" },
      inLog: ['survey'],
    },
    survey_question: { travels: true },
    survey_answer: { travels: true },
    survey_part: {
      travels: true,
      only: "r.standing = 'joined'",
      quiet: moment,
    },
    survey_box: {
      travels: true,
      withheld: ofAnonymous,
      columns: { sheets: { json: {} }, codes: { json: {} } },
      quiet: moment,
    },
    survey_waiting: {
      stays: 'answers that wait are sealed by keys of this portal: those people are asked again in the other one',
      quiet: moment,
    },
    survey_sheet: { travels: true, withheld: ofAnonymous, columns: { replies: { json: {} } } },
    survey_paper: { travels: true },
    survey_turn: { travels: true },
  }),
  guards: { survey: surveyFiles },
  personal: [personalOfSurveys],
  hears: none('no row of it holds a name'),
  asks: none('nobody is asked to confirm reading it'),
  tells: { survey: surveySource },
  talks: none('nobody comments on it'),
  mailChecks: none('notices see to mails of news'),
  counts: async ({ db, scope, now }) => {
    if (!may(scope, 'survey', 'r')) return { surveysActive: 0, surveysToAnswer: 0 };
    const { active, waiting } = await countSurveys(db, scope, now);
    return { surveysActive: active, surveysToAnswer: waiting };
  },
  days: { surveys: endsOfSurveys },
  jobs: (portal, log) => [
    {
      name: 'surveys.goOn',
      cron: '* * * * *',
      run: async () => {
        await goOnWithAll(portal, log);
        await dropSpentKeys(portal, log);
      },
    },
    { name: courseErrand, does: async (about) => void (await goOnIfDue(portal, about)) },
    { name: cleanErrand, does: (about) => dropKeys(portal, about), vacuums: cleaned },
  ],
  sample: furnishSurveys,
});
