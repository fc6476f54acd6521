import { none } from '#contract/base/noun/define-noun.ts';
import type { FileGuard } from '../base/files/file-handlers.ts';
import { seesAll } from '../meetings/rows/queries-audience.ts';
import { meetingOfEntry } from './delivery/queries.ts';

/** Signatures and slips of the post are for who administers meetings; what is written down does not change. */
export const deliveryFiles: FileGuard = {
  async sees(db, scope, id) {
    return seesAll(scope) && (await meetingOfEntry(db, scope, id)) !== undefined ? 'all' : 'nothing';
  },
  hasForm: (scope) => (seesAll(scope) ? 'all' : null),
  mayChange: async () => false,
  uses: none('no documents are chosen for it'),
};
