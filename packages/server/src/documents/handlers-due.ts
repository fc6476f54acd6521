import { allPart, window } from '#contract/base/calls/paging.ts';
import { documentDue as calls, type documentDue } from '#contract/documents/endpoints-due.ts';
import { endingWith } from '../base/db/db.ts';
import { sealedAt } from '../base/files/files.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { letterheadOf } from '../base/pdf/letterhead.ts';
import { countDue, listDue } from './due/queries-list.ts';
import { closeRoundOf, obligationSeen, removeObligation, setObligation } from './due/steps.ts';
import { duePaper, dueSheet } from './print-due.ts';

export const dueHandlers = (portal: Portal): Handlers<typeof documentDue> => ({
  async list({ db, scope, now }, { page, sizePerPage, ...listing }) {
    endingWith(db);
    const [files, counts] = await Promise.all([
      listDue(db, scope, listing, window({ page, sizePerPage }), now),
      countDue(db, scope, listing, now),
    ]);
    return {
      files,
      total: counts.filtered,
      allCount: counts.all,
      overdueCount: counts.overdue,
      soonCount: counts.soon,
      laterCount: counts.later,
    };
  },

  async exportTicket(at, input) {
    return { url: sealedAt(portal, at, calls.exportFile.path, { ...input, filters: JSON.stringify(input.filters) }) };
  },

  exportFile: ({ db, scope, now }, { lang, ...listing }) =>
    dueSheet(lang, now, (page) => listDue(db, scope, listing, window({ page, sizePerPage: 'all' }), now)),

  async print(at, input) {
    return { url: sealedAt(portal, at, calls.printFile.path, { ...input, filters: JSON.stringify(input.filters) }) };
  },

  async printFile({ db, scope, now }, { lang, ...listing }) {
    const rows = await listDue(db, scope, listing, window({ page: 1, sizePerPage: 'all' }), now);
    const letterhead = await letterheadOf(db, scope, lang);
    return duePaper(rows, { lang, at: now, letterhead, most: allPart });
  },

  async one(at, { id }) {
    return { obligation: await obligationSeen(at, id) };
  },

  async set(at, input) {
    await setObligation(portal, at, input);
    return { obligation: await obligationSeen(at, input.id) };
  },

  async remove(at, { id }) {
    await removeObligation(at, id);
    return null;
  },

  async close(at, { id, ...closing }) {
    await closeRoundOf(at, id, closing);
    return { obligation: await obligationSeen(at, id) };
  },
});
