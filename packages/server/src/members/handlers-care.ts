import type { memberCare } from '#contract/members/endpoints-care.ts';
import type { Handlers, House } from '../base/http/handler.ts';
import type { HearsOfPeople } from '../define-noun.ts';
import { erasureOf, merge, mergeOf } from './care/steps.ts';

export const memberCareHandlers = (_: House, hears: Required<HearsOfPeople>): Handlers<typeof memberCare> => ({
  erasure: ({ db, scope, now }, { id }) => erasureOf(db, scope, id, now),

  mergePreview: ({ db, scope, now }, { id, other }) => mergeOf(db, scope, id, other, now),

  async merge({ db, scope, now }, { id, other }) {
    await hears.merging(db, scope, { from: other, to: id }, now);
    await merge(db, scope, id, other, now);
    await hears.forgotten(db, scope, [other], now);
    await hears.renamed(db, scope, [id], now);
    return null;
  },
});
