import { sql } from 'drizzle-orm';
import { none } from '#contract/base/define-noun.ts';
import { may } from '../base/http/gate.ts';
import { mostTold, personal } from '../base/people/personal.ts';

/** Who made an album; who brought a photograph is known of its file. */
export const personalOfGallery = personal({
  columns: {
    'album.owner_id': {
      told: 'albums',
      merged: 'given',
      erased: { stays: 'photographs of the house stay, without a name' },
    },
  },
  tells: (scope, { id }) => ({
    ...((id === scope.memberId || may(scope, 'gallery', 'rw')) && {
      albums: sql`
        select name, description, photo_count as photos, created_at from album
        where svj_id = ${scope.svjId} and owner_id = ${id} order by id ${mostTold}`,
    }),
  }),
  counts: none('what somebody brought is counted among their files'),
  gives: none('by its column'),
  forgets: none('nothing of it goes'),
  death: none('albums stay'),
});
