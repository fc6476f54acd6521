import { none } from '#contract/base/noun/define-noun.ts';
import { Refused } from '#contract/refusals.ts';
import type { FileGuard } from '../base/files/file-handlers.ts';
import { may } from '../base/http/gate.ts';
import { proposalSeen } from './rows/queries.ts';

/** Files of a proposal are for everybody who reads proposals; like it, they do not change. */
export const proposalFiles: FileGuard = {
  async sees(db, scope, id) {
    try {
      await proposalSeen(db, scope, id);
      return 'all';
    } catch (error) {
      if (error instanceof Refused) return 'nothing';
      throw error;
    }
  },
  hasForm: (scope) => (may(scope, 'meetingOwners', 'r') && scope.mayWrite && scope.memberId !== null ? 'own' : null),
  mayChange: async () => false,
  uses: none('no documents are chosen for it'),
};
