import { window } from '#contract/base/calls/paging.ts';
import { cashdesk } from '#contract/cashdesk/endpoints.ts';
import { Refused } from '#contract/refusals.ts';
import { endingWith } from '../base/db/db.ts';
import type { Asking } from '../base/files/files.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { deskNow, detailOf } from './detail/steps.ts';
import { listRecords } from './listing/queries.ts';
import { voucherOf } from './print/print.ts';
import { headOf } from './print/queries.ts';
import { bookOf, monthsOfBook } from './print/steps.ts';
import { recordSeen } from './rows/queries.ts';
import { verifyDesk } from './verify/steps.ts';
import { notePrinted } from './writing/queries.ts';
import { openDesk } from './writing/steps.ts';
import { cancelRecord, correctRecord, newRecord, roundRecord } from './writing/steps-records.ts';

const ticketLife = 60_000;

export const cashHandlers = (portal: Portal): Handlers<typeof cashdesk> => {
  const ticketTo = ({ session, scope, now }: Asking, path: string, input: object) => {
    const until = now.getTime() + ticketLife;
    const ticket = sealTicket(portal.secret, { path, sessionId: session.id, actorId: scope.actorId, input, until });
    return { url: path.replace(':ticket', ticket) };
  };

  return {
    list({ db, scope }, { filters, ...paging }) {
      // The last that is asked for here.
      endingWith(db);
      return listRecords(db, scope, filters, window(paging));
    },

    desk: (at) => deskNow(at),
    verify: (at) => verifyDesk(at),
    one: (at, { id }) => detailOf(portal, at, id),

    async open(at, input) {
      for (const { verb, name } of await openDesk(at, input))
        await record(at.db, at.scope, at.now, { noun: 'cashdesk', nounId: null, verb, detail: { name } });
      return deskNow(at);
    },

    create: async (at, input) => detailOf(portal, at, (await newRecord(at, input)).id),
    remade: { create: (at, id) => detailOf(portal, at, id) },
    update: async (at, input) => detailOf(portal, at, (await correctRecord(at, input)).id),
    cancel: async (at, { id, reason }) => detailOf(portal, at, (await cancelRecord(at, id, reason)).id),

    round: async (at, { id }) => detailOf(portal, at, (await roundRecord(at, id)).id),

    async remove({ db, scope }, { id }) {
      await recordSeen(db, scope, id);
      throw new Refused('CASH.ERRORS.NUMBERED');
    },

    async voucher(at, input) {
      await recordSeen(at.db, at.scope, input.id);
      await notePrinted(at, input.id);
      return ticketTo(at, cashdesk.voucherFile.path, input);
    },
    async voucherFile({ db, scope }, { id, lang }) {
      const r = await recordSeen(db, scope, id);
      return voucherOf(r, await headOf(db, scope, r.headId, lang), lang);
    },

    book: async (at, input) => {
      await monthsOfBook(at, input);
      return ticketTo(at, cashdesk.bookFile.path, input);
    },
    bookFile: (at, input) => bookOf(at, input),
  };
};
