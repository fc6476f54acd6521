import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import type { FileGuard, FileGuards } from '../base/files/file-handlers.ts';
import { may } from '../base/http/gate.ts';
import { administers, seen } from './rows/queries.ts';
import { offerSeen } from './rows/queries-offers.ts';

/** Photographs are for whoever may see their album; who administers the gallery brings them. */
const photoFiles: FileGuard = {
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

/** What a neighbour brought and waits is for them and for who lets it in. */
const offeredFiles: FileGuard = {
  async sees(db, scope, id) {
    if (!may(scope, 'gallery', 'r')) return 'nothing';
    const { rows } = await db.execute(sql`
      select from photo_offer o where o.svj_id = ${scope.svjId} and o.id = ${id} and ${offerSeen(scope)}`);
    return rows.length > 0 ? 'all' : 'nothing';
  },
  hasForm: (scope) => (may(scope, 'gallery', 'r') && scope.mayWrite && scope.memberId !== null ? 'own' : null),
  uses: none('no documents are chosen for a photograph'),
  mayChange: async () => false,
};

export const galleryFiles: FileGuards = { photo: photoFiles, photo_offer: offeredFiles };
