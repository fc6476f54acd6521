import { urlOf } from '#contract/base/calls/links.ts';
import { Refused } from '#contract/refusals.ts';
import { type surveyPaper as calls, surveyPaper } from '#contract/surveys/endpoints-people.ts';
import { surveyLinks } from '#contract/surveys/links.ts';
import { ticketsAtOnce } from '#contract/surveys/schema-people.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Asking } from '../base/files/files.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { letterheadOf } from '../base/pdf/letterhead.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { papersOf } from './answering/queries-box.ts';
import { recordPaper } from './answering/steps.ts';
import { refuseClosed } from './answering/steps-reading.ts';
import { mineOf } from './detail/queries.ts';
import { detailOf, shownTo } from './detail/steps.ts';
import * as print from './paper/print.ts';
import { giveOut, namesOnPapers, takeBack } from './paper/queries.ts';
import { withoutAnswer } from './people/queries.ts';
import { resultsFor } from './results/steps.ts';
import { questionsOf, type Survey, surveySeen } from './rows/queries.ts';

const ticketLife = 60_000;

/** Results as a paper are for those who read them on the screen. */
async function refuseHidden(at: Asking, s: Survey): Promise<void> {
  if (shownTo(at, s, await mineOf(at.db, at.scope, s, at.now)) !== 'shown')
    throw new Refused('SURVEY.ERRORS.NOT_SHOWN');
}

export const surveyPaperHandlers = (portal: Portal): Handlers<typeof calls> => {
  const seal = ({ session, scope, now }: Asking, path: string, input: object) => {
    const until = now.getTime() + ticketLife;
    const ticket = sealTicket(portal.secret, { path, sessionId: session.id, actorId: scope.actorId, input, until });
    return path.replace(':ticket', ticket);
  };
  const paperOf = async ({ db, scope, now }: Asking, id: number, lang: Locale): Promise<print.Paper> => ({
    ...{ lang, at: now, letterhead: await letterheadOf(db, scope, lang) },
    address: urlOf(portal.config.url, surveyLinks.one(id), { svj: scope.svjId }),
  });
  const asksOf = async ({ db, scope }: Asking, survey: Survey) => ({
    survey,
    questions: await questionsOf(db, scope, survey.id),
  });

  return {
    async voteTickets(at, { id, users, lang }) {
      const { db, scope, now } = at;
      const s = await surveySeen(db, scope, id, now, 'lock');
      refuseClosed(s, now);
      const ids = await withoutAnswer(db, scope, s, users, now);
      if (ids.length === 0) throw new Refused('SURVEY.ERRORS.NOBODY_LEFT');
      const batch = await giveOut(db, scope, s, ids);
      await record(db, scope, now, { noun: 'survey', nounId: id, verb: 'print', detail: { name: s.name } });
      if (ids.length > ticketsAtOnce)
        return { url: seal(at, surveyPaper.ticketFile.path, { id, batch, lang }), total: ids.length };
      const names = await namesOnPapers(db, scope, id, batch);
      return (await print.ticketsWhole(await asksOf(at, s), await paperOf(at, id, lang), names)).toString('base64');
    },

    async ticketFile(at, { id, batch, lang }) {
      const s = await surveySeen(at.db, at.scope, id, at.now);
      const names = await namesOnPapers(at.db, at.scope, id, batch);
      return print.ticketsPaper(await asksOf(at, s), await paperOf(at, id, lang), names);
    },

    async takeBack(at, { id, users }) {
      const { db, scope, now } = at;
      const s = await surveySeen(db, scope, id, now, 'lock');
      refuseClosed(s, now);
      await takeBack(db, scope, s, users);
      const { given, recorded } = await papersOf(db, scope, id);
      if (s.anonymous && given < recorded) throw new Refused('SURVEY.ERRORS.PAPER_GIVEN');
      return detailOf(portal, at, id, 'detail');
    },

    async record(at, input) {
      const { db, scope, now } = at;
      const s = await recordPaper(portal, at, input);
      // Of an anonymous one the log would say in which group the paper waits.
      if (!s.anonymous)
        await record(db, scope, now, { noun: 'survey', nounId: s.id, verb: 'paper', detail: { name: s.name } });
      return detailOf(portal, at, s.id, 'detail');
    },

    async print(at, { id, what, lang }) {
      const s = await surveySeen(at.db, at.scope, id, at.now);
      if (what === 'results') await refuseHidden(at, s);
      return { url: seal(at, surveyPaper.printFile.path, { id, what, lang }) };
    },

    async printFile(at, { id, what, lang }) {
      const s = await surveySeen(at.db, at.scope, id, at.now);
      const [asks, paper] = [await asksOf(at, s), await paperOf(at, id, lang)];
      if (what === 'survey') return print.surveyPaper(asks, paper);
      await refuseHidden(at, s);
      return print.resultsPaper(asks, await resultsFor(at, s, asks.questions), paper);
    },
  };
};
