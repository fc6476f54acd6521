import type { memberCare } from '#contract/members/endpoints-care.ts';
import type { Handlers, House } from '../base/handler.ts';
import { erasureOf, merge, mergeOf } from './care/steps.ts';
import type { Hears } from './handlers.ts';

export const memberCareHandlers = (_: House, hears: Hears): Handlers<typeof memberCare> => ({
  erasure: ({ db, scope, now }, { id }) => erasureOf(db, scope, id, now),

  mergePreview: ({ db, scope, now }, { id, other }) => mergeOf(db, scope, id, other, now),

  async merge({ db, scope, now }, { id, other }) {
    await merge(db, scope, id, other, now);
    await hears.renamed(db, scope, [id], now);
    return null;
  },
});
