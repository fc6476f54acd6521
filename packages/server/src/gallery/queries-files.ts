import { sql } from 'drizzle-orm';
import { none } from '#contract/base/define-noun.ts';
import type { FileGuard } from '../base/files/file-handlers.ts';
import { administers, seen } from './rows/queries.ts';

/** Photographs are for whoever may see their album; who administers the gallery brings them. */
export const photoFiles: FileGuard = {
  async sees(db, scope, id) {
    const { rows } = await db.execute(sql`
      select from photo p join album on album.svj_id = p.svj_id and album.id = p.album_id
      where p.svj_id = ${scope.svjId} and p.id = ${id} and ${seen(scope)}`);
    return rows.length > 0 ? 'all' : 'nothing';
  },
  hasForm: (scope) => (administers(scope) && scope.mayWrite ? 'all' : null),
  uses: none('no documents are chosen for a photograph'),
  // What one is called changes by the calls of its album, so that its extension stays.
  mayChange: async () => false,
};
