import { allPart, window } from '#contract/base/calls/paging.ts';
import { reportSheets } from '#contract/reports/endpoints-sheets.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Asking } from '../base/files/files.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { letterheadOf } from '../base/pdf/letterhead.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { type Listing, listReports } from './listing/queries.ts';
import { textsOf } from './listing/queries-texts.ts';
import { reportsPaper, reportsSheet } from './print/print.ts';

const ticketLife = 60_000;

export const reportSheetHandlers = (portal: Portal): Handlers<typeof reportSheets> => {
  const seal = ({ session, scope, now }: Asking, path: string, input: Listing & { lang: Locale }) => {
    const ticket = sealTicket(portal.secret, {
      ...{ path, sessionId: session.id, actorId: scope.actorId, until: now.getTime() + ticketLife },
      input: { ...input, filters: JSON.stringify(input.filters) },
    });
    return { url: path.replace(':ticket', ticket) };
  };
  const partOf =
    ({ db, scope, now }: Asking, listing: Listing) =>
    (page: number) =>
      listReports(db, scope, listing, window({ page, sizePerPage: 'all' }), now);

  return {
    print: async (at, input) => seal(at, reportSheets.printFile.path, input),

    async printFile(at, { lang, ...listing }) {
      const { db, scope, now } = at;
      const rows = await partOf(at, listing)(1);
      const letterhead = await letterheadOf(db, scope, lang);
      return reportsPaper(rows, { lang, at: now, letterhead, most: allPart });
    },

    exportTicket: async (at, input) => seal(at, reportSheets.exportFile.path, input),

    exportFile: (at, { lang, ...listing }) =>
      reportsSheet(lang, partOf(at, listing), (ids) => textsOf(at.db, at.scope, ids, at.now)),
  };
};
