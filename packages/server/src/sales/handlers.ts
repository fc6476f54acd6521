import type { sales } from '#contract/sales/endpoints.ts';
import { ownSales } from '#contract/sales/endpoints-own.ts';
import { onlyAll, seesAll } from '../accounts/rows/queries-seen.ts';
import { keeps } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { letterheadOf } from '../base/pdf/letterhead.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { countSale, daysOf, previewOf } from './plan/steps.ts';
import { settlementOf } from './print/print.ts';
import { saleShown } from './reading/steps.ts';
import { saleSeen, salesSeen } from './rows/queries.ts';
import { give, handOver, pay, refund, undo } from './steps.ts';

const ticketLife = 60_000;

export const saleHandlers = (): Handlers<typeof sales> => ({
  async days(at, { unitId }) {
    onlyAll(at.scope);
    return daysOf(at, unitId);
  },
  async preview(at, input) {
    // A visit of the portal's administration may write, but opens debts of nobody.
    onlyAll(at.scope);
    return previewOf(await countSale(at, input));
  },
  one: (at, { id }) => saleShown(at, id),

  make: async (at, input) => ({ id: await handOver(at, input) }),
  async undo(at, { id, reason }) {
    await undo(at, id, reason);
    return { id };
  },
  async give(at, input) {
    await give(at, input);
    return { id: input.id };
  },
  async pay(at, input) {
    await pay(at, input);
    return { id: input.id };
  },
  async refund(at, input) {
    await refund(at, input);
    return { id: input.id };
  },
  remade: { make: async (_, id) => ({ id }), pay: async (_, id) => ({ id }), refund: async (_, id) => ({ id }) },
});

export const ownSaleHandlers = (portal: Portal): Handlers<typeof ownSales> => ({
  list: async (at, { unitId }) => ({
    sales: await salesSeen(at, { unitId }),
    may: { write: keeps(at.scope, 'roomFees'), all: seesAll(at.scope) },
  }),
  async paper(at, input) {
    await saleSeen(at, input.id);
    const until = at.now.getTime() + ticketLife;
    const { path } = ownSales.paperFile;
    const sealed = { path, sessionId: at.session.id, actorId: at.scope.actorId, input, until };
    return { url: path.replace(':ticket', sealTicket(portal.secret, sealed)) };
  },
  async paperFile(at, { id, lang }) {
    const letterhead = await letterheadOf(at.db, at.scope, lang);
    return settlementOf(await saleShown(at, id), { lang, at: at.now, letterhead });
  },
});
