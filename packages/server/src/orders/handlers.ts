import { window } from '#contract/base/paging.ts';
import type { orders } from '#contract/orders/endpoints.ts';
import type { orderMenu } from '#contract/orders/endpoints-menu.ts';
import { membersText } from '#contract/orders/rules-members.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { checkOf, detailOf, orderSeen } from './checking/steps.ts';
import { acceptOrder } from './checking/steps-accept.ts';
import { changeMade, makeOrder, refuseOrder, removeOrder, renewLink, rowOf } from './making/steps.ts';
import { countOrders, listOrders, ordersWaiting } from './rows/queries-list.ts';
import { membersInFile } from './rows/steps-form.ts';

export const orderMenuHandlers = (): Handlers<typeof orderMenu> => ({
  waiting: async ({ db }) => ({ count: await ordersWaiting(db) }),
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
