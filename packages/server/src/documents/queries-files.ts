import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import type { FileGuard } from '../base/files/file-handlers.ts';
import { may } from '../base/http/gate.ts';
import { seenDocuments, seesAll, withFolder } from './rows/queries-seen.ts';

/**
 * A version is known to whoever may open the document while it is that of now; older ones to who administers. Its bytes leave
 * by the calls of documents alone, where it is written down.
 */
export const versionFiles: FileGuard = {
  async sees(db, scope, id, now) {
    if (!may(scope, 'documents', 'r')) return 'nothing';
    const { rows } = await db.execute(sql`
      select from document_version v join document on document.svj_id = v.svj_id and document.id = v.document_id ${withFolder}
      where v.svj_id = ${scope.svjId} and v.id = ${id} and ${seenDocuments(scope, now)}
        and ${seesAll(scope) ? sql`true` : sql`document.file_id = v.file_id`}`);
    return rows.length > 0 ? 'known' : 'nothing';
  },
  // Whoever has a folder of their own may add to it.
  hasForm: (scope) => (seesAll(scope) ? 'all' : may(scope, 'documents', 'r') && scope.mayWrite ? 'own' : null),
  uses: none('a version is a document itself'),
  // What a version was called when it came stays with it; the document has a name of its own.
  mayChange: async () => false,
};
