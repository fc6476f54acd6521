import type { bank } from '#contract/bank/endpoints.ts';
import { window } from '#contract/base/calls/paging.ts';
import { Refused } from '#contract/refusals.ts';
import { administersFees } from '../accounts/rows/queries-seen.ts';
import type { Handlers } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { groupsOf, placedLines } from './detail/queries.ts';
import { linesTold, lineTold, statementTold } from './detail/steps.ts';
import { importFile } from './importing/steps.ts';
import { accountsTold, countStatements, statementRows, waitingNow } from './listing/queries.ts';
import { unitsOf } from './matching/queries.ts';
import { assign, giveBack, placeOfHouse, undo } from './placing/steps.ts';
import {
  bookHeld,
  bookOf,
  lineSeen,
  putAside,
  refuseOwners,
  setAutomatic,
  statementSeen,
  waitingIn,
} from './rows/queries.ts';
import { addAccount, changeAccount } from './steps-accounts.ts';
import { verifyBank } from './verify/steps.ts';

export const bankHandlers = (): Handlers<typeof bank> => ({
  async list(at, page) {
    refuseOwners(at.scope);
    const book = await bookOf(at.db, at.scope);
    return {
      accounts: await accountsTold(at),
      statements: await statementRows(at, window(page)),
      total: await countStatements(at),
      ...(await waitingNow(at)),
      automatic: book?.automatic ?? false,
      may: { write: administersFees(at.scope) },
    };
  },

  verify: async (at) => {
    refuseOwners(at.scope);
    return verifyBank(at);
  },

  units: async (at) => ({
    units: (await unitsOf(at)).map(({ unitId: id, label, owner }) => ({ id, label, owner })),
  }),

  upload: (at, input) => importFile(at, at.file, input),
  remade: {
    upload: async (at, id) => {
      const { lines, repeated } = await statementSeen(at.db, at.scope, id);
      const booked = (await groupsOf(at, id)).find((g) => g.group === 'alone')?.count ?? 0;
      return { id, lines, repeated, booked, waiting: (await waitingIn(at, [id])).length, known: false };
    },
    addAccount: async (_, id) => ({ id }),
  },

  one: async (at, { id }) => {
    refuseOwners(at.scope);
    return statementTold(at, id);
  },

  async lines(at, { id, group, ...page }) {
    refuseOwners(at.scope);
    await statementSeen(at.db, at.scope, id);
    const { lines, total } = await placedLines(at, { id, group, ...window(page) });
    return { lines: await linesTold(at, lines), total };
  },

  assign: async (at, input) => lineTold(at, await assign(at, input)),
  house: async (at, { ids, note }) => ({ placed: await placeOfHouse(at, ids, note) }),
  giveBack: async (at, { id, of }) => lineTold(at, await giveBack(at, id, of)),
  undo: async (at, { id, reason }) => lineTold(at, await undo(at, id, reason)),

  async later(at, { id, later }) {
    const { db, scope, now } = at;
    const line = await lineSeen(db, scope, id);
    if (line.state !== 'waiting') throw new Refused('BANK.ERRORS.PLACED');
    const laterAt = later ? now : null;
    await putAside(db, scope, id, laterAt);
    return lineTold(at, { ...line, laterAt });
  },

  async settings(at, { automatic }) {
    const { db, scope, now } = at;
    const book = await bookHeld(at);
    if (book.automatic === automatic) return { automatic };
    await setAutomatic(at, automatic);
    await record(db, scope, now, { noun: 'bank', nounId: null, verb: 'settings', detail: {} });
    return { automatic };
  },

  addAccount: async (at, input) => ({ id: await addAccount(at, input) }),
  changeAccount: async (at, input) => ({ id: await changeAccount(at, input) }),
});
