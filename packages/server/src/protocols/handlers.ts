import { urlOf } from '#contract/base/calls/links.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { voteReports } from '#contract/protocols/endpoints.ts';
import type { Asking } from '../base/files/files.ts';
import { keptPaper } from '../base/files/kept-prints.ts';
import { ageOf } from '../base/files/kept-queries.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { letterheadOf } from '../base/pdf/letterhead.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { voteSeen } from '../motions/queries.ts';
import type { ShowsVote } from '../motions/steps.ts';
import { ended, reportOf } from './facts/steps.ts';
import { protocolOf } from './print/print.ts';
import { noticesOf } from './print/print-notice.ts';
import { tablesOf } from './print/print-tables.ts';
import { wordsOf } from './print/print-words.ts';
import { noticeOf } from './steps-notice.ts';
import { remindByHand, waitingOf } from './steps-remind.ts';

const ticketLife = 60_000;

export const reportHandlers = (portal: Portal, shows: ShowsVote): Handlers<typeof voteReports> => {
  const seal = ({ session, scope, now }: Asking, path: string, input: object) => {
    const until = now.getTime() + ticketLife;
    const ticket = sealTicket(portal.secret, { path, sessionId: session.id, actorId: scope.actorId, input, until });
    return { url: path.replace(':ticket', ticket) };
  };
  return {
    async waiting(at, { id }) {
      await voteSeen(at.db, at.scope, id);
      return waitingOf(at, id);
    },

    async remind(at, { id }) {
      await voteSeen(at.db, at.scope, id);
      return remindByHand(portal, at, id);
    },

    async protocolTicket(at, input) {
      await ended(at, input.id);
      return seal(at, voteReports.protocolFile.path, input);
    },

    async protocolFile(at, { id, lang }) {
      const age = await ageOf(at.db, at.scope);
      const report = await reportOf(shows, at, id);
      const letterhead = await letterheadOf(at.db, at.scope, lang);
      const address = urlOf(portal.config.url, voteLinks.verify(id), { svj: at.scope.svjId });
      const { name, ...what } = protocolOf(report, { lang, letterhead, address });
      return { name, type: 'application/pdf', body: await keptPaper(portal, at, age, what) };
    },

    async noticeTicket(at, input) {
      await noticeOf(at, input.id);
      return seal(at, voteReports.noticeFile.path, input);
    },

    async noticeFile(at, { id, lang }) {
      const { notice, measure } = await noticeOf(at, id);
      const letterhead = await letterheadOf(at.db, at.scope, lang);
      const address = urlOf(portal.config.url, voteLinks.one(id), { svj: at.scope.svjId });
      return noticesOf(notice, wordsOf(lang, measure), { lang, at: at.now, letterhead, address });
    },

    async sheetTicket(at, input) {
      await ended(at, input.id);
      return seal(at, voteReports.sheetFile.path, input);
    },

    async sheetFile(at, { id, lang }) {
      return tablesOf(await reportOf(shows, at, id), lang);
    },
  };
};
