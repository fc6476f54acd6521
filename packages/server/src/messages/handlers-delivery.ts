import { window } from '#contract/base/paging.ts';
import type { messageDelivery } from '#contract/messages/endpoints-delivery.ts';
import { may } from '../base/http/gate.ts';
import type { Handlers } from '../base/http/handler.ts';
import { countDelivery, deliveryOf } from '../notices/queries-delivery.ts';
import { messageSeen } from './rows/queries.ts';

export const messageDeliveryHandlers = (): Handlers<typeof messageDelivery> => ({
  async delivery({ db, scope, now }, { id, filters, ...page }) {
    await messageSeen(db, scope, id, now);
    const about = { owner: 'message', ownerId: id };
    const { counts, withoutAddress } = await countDelivery(db, scope, about);
    const state = filters.state ?? null;
    const rows = await deliveryOf(db, scope, about, state, window(page), now);
    // Addresses of people are the business of who administers them, also where somebody else writes messages.
    const seesAddresses = may(scope, 'members', 'rw');
    return {
      rows: rows.map((r) => (seesAddresses ? r : { ...r, recipient: null })),
      total: state ? counts[state] : Object.values(counts).reduce((sum, n) => sum + n, 0),
      counts,
      withoutAddress,
    };
  },
});
