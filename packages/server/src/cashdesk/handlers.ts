import { window } from '#contract/base/paging.ts';
import { cashdesk } from '#contract/cashdesk/endpoints.ts';
import { monthOf } from '#contract/cashdesk/rules-days.ts';
import { Refused } from '#contract/refusals.ts';
import type { Asking } from '../base/files/files.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { deskNow, detailOf } from './detail/steps.ts';
import { listRecords, monthsBetween, sumsOf } from './listing/queries.ts';
import { voucherOf } from './print/print.ts';
import { headOf } from './print/queries.ts';
import { bookOf, monthsOfBook } from './print/steps.ts';
import { deskOf, recordSeen } from './rows/queries.ts';
import { verifyDesk } from './verify/steps.ts';
import { notePrinted } from './writing/queries.ts';
import { openDesk } from './writing/steps.ts';
import { cancelRecord, correctRecord, newRecord } from './writing/steps-records.ts';

const ticketLife = 60_000;

export const cashHandlers = (portal: Portal): Handlers<typeof cashdesk> => {
  const ticketTo = ({ session, scope, now }: Asking, path: string, input: object) => {
    const until = now.getTime() + ticketLife;
    const ticket = sealTicket(portal.secret, { path, sessionId: session.id, actorId: scope.actorId, input, until });
    return { url: path.replace(':ticket', ticket) };
  };

  return {
    async list({ db, scope }, { filters, ...paging }) {
      const desk = await deskOf(db, scope);
      if (!desk) return { records: [], total: 0, income: '0.00', expense: '0.00', months: [] };
      const records = await listRecords(db, scope, desk, filters, window(paging));
      const [newest, oldest] = [records[0], records.at(-1)];
      const months =
        newest && oldest ? await monthsBetween(db, scope, desk, monthOf(oldest.date), monthOf(newest.date)) : [];
      return { records, months, ...(await sumsOf(db, scope, filters)) };
    },

    desk: (at) => deskNow(at),
    verify: (at) => verifyDesk(at),
    one: (at, { id }) => detailOf(portal, at, id),

    async open(at, input) {
      const verb = await openDesk(at, input);
      const detail = { name: input.amount };
      await record(at.db, at.scope, at.now, {
        noun: 'cashdesk',
        nounId: null,
        verb: verb === 'create' ? 'open' : 'reopen',
        detail,
      });
      return deskNow(at);
    },

    create: async (at, input) => detailOf(portal, at, (await newRecord(at, input)).id),
    remade: { create: (at, id) => detailOf(portal, at, id) },
    update: async (at, input) => detailOf(portal, at, (await correctRecord(at, input)).id),
    cancel: async (at, { id, reason }) => detailOf(portal, at, (await cancelRecord(at, id, reason)).id),

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
