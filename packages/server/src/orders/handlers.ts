import { window } from '#contract/base/calls/paging.ts';
import { orders } from '#contract/orders/endpoints.ts';
import type { orderAddresses } from '#contract/orders/endpoints-addresses.ts';
import type { orderMenu } from '#contract/orders/endpoints-menu.ts';
import { membersText } from '#contract/orders/rules-members.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { onPaper } from '../base/pdf/pdf.ts';
import { addressesOf } from '../base/registers/addresses.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { supplierOf } from '../invoices/rows/queries.ts';
import { checkOf, detailOf, formOf, orderSeen } from './checking/steps.ts';
import { acceptOrder } from './checking/steps-accept.ts';
import { changeMade, makeOrder, refuseOrder, removeOrder, renewLink, rowOf } from './making/steps.ts';
import { orderBlocks } from './print/print.ts';
import { countOrders, listOrders, ordersWaiting } from './rows/queries-list.ts';
import { membersInFile } from './rows/steps-form.ts';

/** Milliseconds for which the address of a paper is good. */
const ticketLife = 60_000;

export const orderMenuHandlers = (): Handlers<typeof orderMenu> => ({
  waiting: async ({ db }) => ({ count: await ordersWaiting(db) }),
});

/** No transaction waits for the register. */
export const orderAddressHandlers = (portal: Portal): Handlers<typeof orderAddresses> => ({
  async suggest({ inside }, { text }) {
    const client = addressesOf(portal.config);
    const accountId = await inside(async (at) => at.session.accountId);
    await portal.limits.spend('orderAddresses', `staff ${accountId}`);
    return { ...(await client.suggest(text)), simulated: client.simulated };
  },
});

export const orderHandlers = (portal: Portal): Handlers<typeof orders> => ({
  async list({ db, now }, { page, sizePerPage, ...listing }) {
    const rows = await listOrders(db, listing, window({ page, sizePerPage }));
    const counts = await countOrders(db, listing.filters);
    return {
      orders: rows.map((row) => rowOf(portal.secret, row, now)),
      total: counts[listing.tab],
      allCount: counts.all,
      notAcceptedCount: counts.notAccepted,
      waitingCount: counts.waiting,
    };
  },

  one: (at, { id }) => detailOf(portal, at, id),
  create: async (at, given) => ({ id: await makeOrder(portal, at, given) }),
  async print({ db, now, session }, { id }) {
    await orderSeen(db, id);
    const { path } = orders.printed;
    const sealed = { path, sessionId: session.id, actorId: 0, input: { id }, until: now.getTime() + ticketLife };
    return { url: path.replace(':ticket', sealTicket(portal.secret, sealed)) };
  },
  async printed({ db, now, session }, { id }) {
    const order = await orderSeen(db, id);
    const { title, blocks } = orderBlocks(session.lang, order, formOf(order));
    const { name, street, town, post, ico } = await supplierOf(db);
    const letterhead = {
      name: name || 'Pavlač',
      address: [street, `${post} ${town}`.trim()].filter(Boolean).join(', '),
      companyNumber: ico && `IČO ${ico}`,
    };
    const body = onPaper({ lang: session.lang, title, at: now, letterhead }, [[{ blocks, foot: title }]]);
    return { name: `${title}.pdf`, type: 'application/pdf', body };
  },
  remade: { create: async (_, id) => ({ id }) },
  update: async (at, given) => ({ updatedAt: await changeMade(portal, at, given) }),
  renew: async (at, { id }) => ({ url: await renewLink(portal, at, id) }),

  async refuse(at, { id, reason }) {
    await refuseOrder(at, id, reason);
    return null;
  },
  async remove(at, { id }) {
    await removeOrder(at, id);
    return null;
  },

  check: (at, { id }) => checkOf(at, id),

  async owners({ db, file }, { id }) {
    await orderSeen(db, id);
    return {
      people: JSON.stringify({ before: [], new: JSON.parse(membersText(await membersInFile(file.bytes))).new }),
    };
  },

  accept: (at, { id, updatedAt, ...form }) => acceptOrder(portal, at, id, updatedAt, form),
});
