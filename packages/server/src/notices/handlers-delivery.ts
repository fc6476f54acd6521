import { window } from '#contract/base/calls/paging.ts';
import type { DeliveryCalls } from '#contract/notices/endpoints-delivery.ts';
import type { Db } from '../base/db/db.ts';
import { may, type Scope } from '../base/http/gate.ts';
import type { Handlers } from '../base/http/handler.ts';
import { countDelivery, deliveryOf } from './queries-delivery.ts';

type At = { db: Db; scope: Scope; now: Date };
/** What people were told of: its table, and who may open one of it, or a refusal. */
type Delivered = { owner: string; opens: (at: At, id: number) => Promise<unknown> };

/** The call about whom the mails of one thing reached. */
export const deliveryHandlers = ({ owner, opens }: Delivered): Handlers<DeliveryCalls> => ({
  async delivery(at, { id, filters, ...page }) {
    const { db, scope, now } = at;
    await opens(at, id);
    const about = { owner, ownerId: id };
    const { counts, withoutAddress } = await countDelivery(db, scope, about);
    const state = filters.state ?? null;
    const rows = await deliveryOf(db, scope, about, state, window(page), now);
    // Addresses of people are the business of who administers them, also where somebody else tells people.
    const seesAddresses = may(scope, 'members', 'rw');
    return {
      rows: rows.map((r) => (seesAddresses ? r : { ...r, recipient: null })),
      total: state ? counts[state] : Object.values(counts).reduce((sum, n) => sum + n, 0),
      counts,
      withoutAddress,
    };
  },
});
