import { none } from '#contract/base/noun/define-noun.ts';
import type { FileGuard } from '../base/files/file-handlers.ts';
import { handoverById, readable } from './rows/queries.ts';

/** Pictures of firms are for whoever may read the report; nobody changes them. */
export const handoverFiles: FileGuard = {
  async sees(db, scope, id) {
    const h = await handoverById(db, scope, id);
    return h && (await readable(db, scope, h.reportId)) ? 'all' : 'nothing';
  },
  hasForm: () => null,
  mayChange: async () => false,
  uses: none('no documents are chosen for it'),
};
