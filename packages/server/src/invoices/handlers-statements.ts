import { moneyOf } from '#contract/base/money/amount.ts';
import type { statements } from '#contract/invoices/endpoints-statements.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { statementById } from './statements/queries.ts';
import { assign, giveBackMovement, putAside, split, undo } from './statements/steps.ts';
import { importStatement } from './statements/steps-import.ts';
import { supplierBank } from './statements/steps-told.ts';

/** Whoever runs the portal sees what came to its account, and says whose it is. */
export const statementHandlers = (portal: Portal): Handlers<typeof statements> => ({
  list: ({ db }, page) => supplierBank(db, page),
  upload: (at, { mapping }) => importStatement(portal, at, at.file, { mapping, by: at.session.accountName }),
  remade: {
    upload: async ({ db }, id) => {
      const { lines, repeated } = (await statementById(db, id)) ?? { lines: 0, repeated: 0 };
      return { id, lines, repeated, booked: 0, known: false };
    },
  },
  async assign({ db, now, session }, input) {
    await assign(portal, { db, now }, { ...input, by: session.accountName });
    return null;
  },
  async split({ db, now, session }, { id, shares, restTo }) {
    const parts = shares.map(({ svjId, amount }) => ({ svjId, amount: moneyOf(amount) }));
    await split(portal, { db, now }, { id, shares: parts, restTo, by: session.accountName });
    return null;
  },
  async aside({ db, now, session }, { id, note }) {
    await putAside({ db, now }, id, note, session.accountName);
    return null;
  },
  async giveBack({ db, now, session }, input) {
    await giveBackMovement(portal, { db, now }, { ...input, by: session.accountName });
    return null;
  },
  async undo({ db, now }, input) {
    await undo(portal, { db, now }, input);
    return null;
  },
});
