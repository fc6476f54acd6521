import { none } from '#contract/base/noun/define-noun.ts';
import type { FileGuard } from '../base/files/file-handlers.ts';
import { may } from '../base/http/gate.ts';
import { noteOf } from './queries-notes.ts';

/** Pictures from the wall are for whoever administers reports, once they were confirmed. */
export const wallFiles: FileGuard = {
  async sees(db, scope, id) {
    const note = may(scope, 'reports', 'rw') ? await noteOf(db, scope, id) : undefined;
    return note && note.state !== 'unconfirmed' ? 'all' : 'nothing';
  },
  hasForm: () => null,
  mayChange: async () => false,
  uses: none('no documents of the house are chosen for it'),
};
