import type { eventAccepts } from '#contract/events/endpoints-accepts.ts';
import type { Handlers } from '../../base/http/handler.ts';
import { holdAttached } from '../../documents/attached/queries.ts';

type AcceptHandlers = Handlers<typeof eventAccepts>;

/** Documents that people confirmed on paper keep their bytes, as those confirmed in the portal do. */
export const holdingPapers = (handlers: AcceptHandlers): AcceptHandlers => ({
  ...handlers,
  async paper(at, input) {
    const done = await handlers.paper(at, input);
    if (done.count > 0) await holdAttached(at.db, at.scope, 'event', [input.id]);
    return done;
  },
});
