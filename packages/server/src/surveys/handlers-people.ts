import { window } from '#contract/base/calls/paging.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { Refused } from '#contract/refusals.ts';
import type { surveyPeople } from '#contract/surveys/endpoints-people.ts';
import { repliesOf } from '#contract/surveys/rules-tally.ts';
import type { Handlers } from '../base/http/handler.ts';
import { codesOf } from './answering/queries-box.ts';
import { mineOf } from './detail/queries.ts';
import { shownTo } from './detail/steps.ts';
import { countPeople, peopleOf } from './people/queries.ts';
import { countSheets, signedSheets } from './results/queries.ts';
import { readsNames } from './results/steps.ts';
import { questionsOf, surveySeen } from './rows/queries.ts';

export const surveyPeopleHandlers = (): Handlers<typeof surveyPeople> => ({
  async people({ db, scope, now }, { id, page, sizePerPage, ...asked }) {
    const s = await surveySeen(db, scope, id, now);
    if (s.status === 'concept') throw new Refused('SURVEY.ERRORS.NOT_RUNNING');
    const people = await peopleOf(db, scope, s, asked, window({ page, sizePerPage }), now);
    const counts = await countPeople(db, scope, s, now);
    return {
      people,
      total: counts[asked.tab],
      answeredCount: counts.answered,
      waitingCount: counts.waiting,
      paperCount: counts.paper,
    };
  },

  async codes({ db, scope, now }, { id }) {
    const s = await surveySeen(db, scope, id, now);
    // Until the end they would tell how many wait, and after whom.
    if (!s.anonymous || s.status !== 'finished') throw new Refused('SURVEY.ERRORS.NOT_SHOWN');
    return { codes: await codesOf(db, scope, id) };
  },

  async sheets(at, { id, page, sizePerPage }) {
    const { db, scope, now } = at;
    const s = await surveySeen(db, scope, id, now);
    if (s.anonymous) throw new Refused('SURVEY.ERRORS.ANONYMOUS');
    const isShown = shownTo(at, s, await mineOf(db, scope, s, now)) === 'shown';
    if (!isShown || !readsNames(scope, s)) throw new Refused('SURVEY.ERRORS.NOT_SHOWN');
    const questions = await questionsOf(db, scope, id);
    const sheets = await signedSheets(db, scope, id, window({ page, sizePerPage }), dayIn(now));
    return {
      sheets: sheets.map((x) => ({
        ...{ id: x.id, full_name: x.person.full_name, unit: x.person.unit, at: x.at.toISOString(), paper: x.paper },
        answers: repliesOf(questions, x.sheet),
      })),
      total: await countSheets(db, scope, id),
    };
  },
});
