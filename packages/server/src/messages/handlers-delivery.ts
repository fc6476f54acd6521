import { window } from '#contract/base/paging.ts';
import type { messageDelivery } from '#contract/messages/endpoints-delivery.ts';
import type { Handlers } from '../base/handler.ts';
import { countDelivery, deliveryOf } from '../notices/queries-delivery.ts';
import { messageSeen } from './queries.ts';

export const messageDeliveryHandlers = (): Handlers<typeof messageDelivery> => ({
  async delivery({ db, scope, now }, { id, filters, ...page }) {
    await messageSeen(db, scope, id, now);
    const about = { owner: 'message', ownerId: id };
    const counts = await countDelivery(db, scope, about);
    const state = filters.state ?? null;
    return {
      rows: await deliveryOf(db, scope, about, state, window(page), now),
      total: state ? counts[state] : Object.values(counts).reduce((sum, n) => sum + n, 0),
      counts,
    };
  },
});
