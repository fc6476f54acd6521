import type { payments } from '#contract/payments/endpoints.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { labelOf, recordSeen } from '../cashdesk/rows/queries.ts';
import { feeOfRecord, offersOf, requestOfRecord } from './detail/queries.ts';
import { becameTold, paymentsTold, paymentTold } from './detail/steps.ts';
import { intoCash, newPayment, takeBack } from './writing/steps.ts';

export const paymentHandlers = (portal: Portal): Handlers<typeof payments> => ({
  of: (at, { id }) => paymentsTold(portal, at, id),
  offers: async (at) => ({ offers: await offersOf(at) }),
  create: async (at, input) => paymentTold(portal, at, await newPayment(at, input)),
  async undo(at, { id, reason }) {
    await takeBack(at, id, reason);
    return paymentTold(portal, at, id);
  },
  became: (at, { id }) => becameTold(at, id),
  async toCash(at, input) {
    const made = await intoCash(at, input);
    return { id: made.id, documentNumber: labelOf(made) };
  },
  remade: {
    create: (at, id) => paymentTold(portal, at, id),
    toCash: async ({ db, scope }, id) => ({ id, documentNumber: labelOf(await recordSeen(db, scope, id)) }),
  },
  async ofRecord(at, { id }) {
    await recordSeen(at.db, at.scope, id);
    return { approval: await requestOfRecord(at, id), fee: await feeOfRecord(at, id) };
  },
});
