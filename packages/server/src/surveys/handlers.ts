import { window } from '#contract/base/calls/paging.ts';
import { mostFiles } from '#contract/base/files/files.ts';
import { Refused } from '#contract/refusals.ts';
import type { surveys } from '#contract/surveys/endpoints.ts';
import { stateOf } from '#contract/surveys/rules.ts';
import { groupsOf, reachOf } from '../audience/queries-reach.ts';
import { endingWith } from '../base/db/db.ts';
import { mostWaiting } from '../base/files/file-allowance.ts';
import { addFile, attachFiles, filesOf, viewOf } from '../base/files/files.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { closedTo } from '../documents/attached/queries-closed.ts';
import { AskedLately } from './answering/steps-asked.ts';
import { readAnswer } from './answering/steps-reading.ts';
import { answersTogether } from './answering/steps-together.ts';
import { detailOf } from './detail/steps.ts';
import { countTabs, listSurveys } from './listing/queries.ts';
import { findSurveys } from './listing/queries-found.ts';
import { surveySeen } from './rows/queries.ts';
import { polled } from './rows/queries-audience.ts';
import { changeSurvey as touch } from './writing/queries.ts';
import { changeSurvey, removeOffered, removeSurvey, writeSurvey } from './writing/steps.ts';
import { finishSurvey, leaveDue, startSurvey } from './writing/steps-course.ts';

export const surveyHandlers = (portal: Portal): Handlers<typeof surveys> => {
  const [asked, keep] = [new AskedLately(), answersTogether(portal)];
  return {
    async list({ db, scope, now }, { page, sizePerPage, ...listing }) {
      endingWith(db);
      const [rows, counts] = await Promise.all([
        listSurveys(db, scope, listing, window({ page, sizePerPage }), now),
        countTabs(db, scope, listing, now),
      ]);
      return { surveys: rows, ...counts };
    },

    async rows({ db, scope, now }, { page, sizePerPage, ...listing }) {
      endingWith(db);
      return { surveys: await listSurveys(db, scope, listing, window({ page, sizePerPage }), now) };
    },

    reach: ({ db, scope, now }, { page, sizePerPage, ...aim }) =>
      reachOf(db, scope, polled, { ...aim, urgent: false }, window({ page, sizePerPage }), now),

    groups: ({ db, scope, now }) => groupsOf(db, scope, polled, now),

    closedTo: (at, aim) => closedTo(at, polled, aim),

    one: (at, { id, type }) => detailOf(portal, at, id, type),

    async search({ db, scope, now }, { text, q }) {
      return { surveys: await findSurveys(db, scope, text || q, now) };
    },

    async create(at, { concept, ...input }) {
      const { db, scope, now } = at;
      const s = await writeSurvey(at, input);
      await record(db, scope, now, { noun: 'survey', nounId: s.id, verb: 'create', detail: { name: s.name } });
      if (!concept) await startSurvey(portal, at, s.id);
      return detailOf(portal, at, s.id, 'detail');
    },

    remade: {
      create: (at, id) => detailOf(portal, at, id, 'detail'),
      async upload(at, id, input) {
        await surveySeen(at.db, at.scope, input.id, at.now);
        const files = (await filesOf(portal, at, 'survey', [input.id], { all: true })).get(input.id) ?? [];
        const file = files.find((f) => f.id === id);
        if (!file) throw new Refused('FILES.NOT_FOUND');
        return file;
      },
    },

    async update(at, input) {
      const { db, scope, now } = at;
      const s = await changeSurvey(at, input);
      if (s.status === 'active') await leaveDue(portal, at, s);
      await record(db, scope, now, { noun: 'survey', nounId: s.id, verb: 'update', detail: { name: s.name } });
      return detailOf(portal, at, s.id, 'detail');
    },

    async start(at, { id, updatedAt }) {
      await startSurvey(portal, at, id, updatedAt);
      return detailOf(portal, at, id, 'detail');
    },

    // Nothing is written down of it: a deed of the log would name the moment.
    async store(at, input) {
      const read = await readAnswer(at, asked, input);
      return () => keep(at.scope.svjId, read);
    },

    async finish(at, { id }) {
      await finishSurvey(portal, at, id);
      return detailOf(portal, at, id, 'detail');
    },

    async upload({ file, ...at }, { id, ...told }) {
      const { db, scope, now } = at;
      const s = await surveySeen(db, scope, id, now, 'lock');
      if (stateOf(s, now) === 'finished') throw new Refused('SURVEY.ERRORS.ENDED');
      const had = (await filesOf(portal, at, 'survey', [id], { all: true })).get(id) ?? [];
      if (had.length >= mostFiles) throw new Refused('FILES.ERRORS.TOO_MANY');
      const row = await addFile(db, scope, file, told, now, { waiting: mostWaiting.all, quota: portal.config.quota });
      await attachFiles(db, scope, { owner: 'survey', ownerId: id }, [...had.map((f) => f.id), row.id], now);
      // A form that was opened before would drop the file again.
      await touch(db, scope, s, {}, now);
      await record(db, scope, now, { noun: 'survey', nounId: id, verb: 'update', detail: { name: s.name } });
      return viewOf(portal, at, row);
    },

    async remove(at, { id }) {
      const { db, scope, now } = at;
      const { name } = await removeSurvey(at, id);
      await record(db, scope, now, { noun: 'survey', nounId: id, verb: 'delete', detail: { name } });
      return null;
    },

    async removeAnswer(at, { id }) {
      const { db, scope, now } = at;
      const s = await removeOffered(at, id);
      await record(db, scope, now, { noun: 'survey', nounId: s.id, verb: 'update', detail: { name: s.name } });
      return null;
    },
  };
};
