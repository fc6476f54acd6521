import { none } from '#contract/base/noun/define-noun.ts';
import { administersFees, isOfTheirs } from '../accounts/rows/queries-seen.ts';
import type { FileGuard } from '../base/files/file-handlers.ts';
import { planById } from './instalments/queries.ts';

/** Signed agreements on instalments: for whoever sees the agreement; they stay as they came. */
export const planPapers: FileGuard = {
  async sees(db, scope, id, now) {
    const plan = await planById({ db, scope }, id);
    return plan && (await isOfTheirs({ db, scope, now }, plan.unitId, plan.madeOn)) ? 'all' : 'nothing';
  },
  hasForm: (scope) => (administersFees(scope) ? 'all' : null),
  mayChange: async () => false,
  uses: none('no document is chosen for a signed agreement'),
};
