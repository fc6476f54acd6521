import type { memberCare } from '#contract/members/endpoints-care.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import type { HearsOfPeople } from '../define-noun.ts';
import { erasureOf, merge, mergeOf } from './care/steps.ts';
import type { Lives } from './life/steps.ts';

export const memberCareHandlers = (
  portal: Portal,
  { hears, lives }: { hears: Required<HearsOfPeople>; lives: Lives },
): Handlers<typeof memberCare> => ({
  erasure: (at, { id }) => erasureOf(at, lives, id),

  mergePreview: (at, { id, other }) => mergeOf(at, lives, id, other),

  async merge({ db, scope, now }, { id, other }) {
    await hears.merging(db, scope, { from: other, to: id }, now);
    await merge({ db, scope, now, portal }, lives, id, other);
    await hears.renamed(db, scope, [id], now);
    return null;
  },
});
